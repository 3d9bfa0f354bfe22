// The child process that watches a project, so that the server's process only has to respond. It ends with the server.
import { receiveRequests } from '../receive-requests.ts';
import { ProjectWatcher, type WatchMessage, type WatchRequest } from './project-watcher.ts';

export async function runWatchChild(): Promise<void> {
  for await (const request of receiveRequests<WatchRequest>())
    await new ProjectWatcher(request, tell).start();
}

function tell(message: WatchMessage): void {
  if (process.connected) process.send?.(message);
}
