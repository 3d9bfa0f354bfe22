// The published program as a server of a project, for tests and for what goes before them.
import { startLintel } from './run-lintel.ts';

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

export async function launchServer(
  project: string,
  outputFolder: string,
  port: number,
): Promise<RunningServer> {
  // Without history: what a test sees must not depend on the commits of the checkout.
  const args = ['serve', project, '--port', String(port), '--out-dir', outputFolder, '--no-history'];
  const { child, ended } = startLintel(outputFolder, args);
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
  }
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text: string) => {
      said += text;
      const found = /listens at (http:\/\/\S+?)\/?\s/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(({ stderr }) => reject(new Error(`lintel serve ended: ${stderr}`)));
  });
  return { url, stop };
}
