// The process that watches a project, so that the server's own has nothing to do but to answer. It ends with the server.
import { receiveOrders } from '../receive-orders.ts';
import { ProjectWatcher, type WatchMessage, type WatchOrder } from './project-watcher.ts';

export async function runWatchChild(): Promise<void> {
  for await (const order of receiveOrders<WatchOrder>()) await new ProjectWatcher(order, tell).start();
}

function tell(message: WatchMessage): void {
  if (process.connected) process.send?.(message);
}
