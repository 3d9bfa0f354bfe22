// Asks again for what did not arrive. Browsers cancel what they load when the addresses of the machine change: a laptop joins
// another network, say.
import { explainNetworkError, isUnreachable } from '../api.ts';
import { connection } from './connection.ts';

const waitsMs = [500, 1000, 2000, 4000];

/** `load` fetches or imports. Rejects at once if the server is not running: the page notices when it is back. */
export async function askAgain<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let tries = 0; ; tries++) {
    try {
      return await load().catch(explainNetworkError);
    } catch (error) {
      const waitMs = waitsMs[tries];
      if (waitMs === undefined || !isUnreachable(error) || connection.value === 'lost') throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
