// The process that watches a project, so that the server's own has nothing to do but to answer. It ends with the server.
import { receiveOrder } from '../receive-order.ts';
import { ProjectWatcher, type WatchMessage, type WatchOrder } from './project-watcher.ts';

export async function runWatchChild(): Promise<void> {
  const order = await receiveOrder<WatchOrder>();
  await new ProjectWatcher(order, tell).start();
}

function tell(message: WatchMessage): void {
  if (process.connected) process.send?.(message);
}
