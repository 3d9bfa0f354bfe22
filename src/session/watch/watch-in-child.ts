// Watches the project that the session serves, and analyses it again after a change.
import { fork } from 'node:child_process';
import type { AnalysisOptions } from '../child-messages.ts';
import type { Session } from '../session.ts';
import type { WatchMessage, WatchRequest } from './project-watcher.ts';
import { countOf, writeNumber } from '../../std/words.ts';

export interface WatchProgram {
  /** The module to run in the child: it must call `runWatchChild`. */
  readonly module: string;
  readonly args: readonly string[];
  readonly outputDirectory: string;
  readonly options: AnalysisOptions;
  /** Prints a message for the user. */
  readonly say: (message: string) => void;
}

/** Returns a function that stops it. */
export function watchInChild(session: Session, program: WatchProgram): () => void {
  let current = start(session, program);
  let failure: string | undefined;
  const unsubscribe = session.subscribe((event) => {
    if (event.kind === 'failed' && event.message !== failure) {
      failure = event.message;
      program.say(`Cannot analyse again: ${failure} The last report is still served.`);
    } else if (event.kind === 'report' && failure !== undefined) {
      failure = undefined;
      program.say('Analysed again.');
    }
    if (event.kind !== 'report' || event.served.summary.projectRoot === current.folder) return;
    current.stop();
    current = start(session, program);
  });
  return () => {
    unsubscribe();
    current.stop();
  };
}

function start(session: Session, program: WatchProgram) {
  const folder = session.served.summary.projectRoot;
  const { outputDirectory, options } = program;
  const request: WatchRequest = { folder, outputDirectory, options, servedFromMs: session.servedFromMs };
  const child = fork(program.module, program.args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  let isStopped = false;
  child.on('message', (message: WatchMessage) => {
    if (isStopped) return;
    if (message.kind === 'changed') refresh(session);
    else program.say(describeWatch(message.folders, message.missed));
  });
  const onEnd = (): void => {
    if (!isStopped)
      program.say('The file watcher has stopped; changes are no longer detected. Restart Lintel.');
    isStopped = true;
  };
  child.once('error', onEnd);
  child.once('exit', onEnd);
  child.send(request, () => undefined);
  const stop = (): void => {
    isStopped = true;
    child.kill('SIGKILL');
  };
  return { folder, stop };
}

/** The session reports failures to its listeners. */
function refresh(session: Session): void {
  session.reanalyze().catch(() => undefined);
}

function describeWatch(folders: number, missed: number): string {
  if (missed === 0) return `Watching ${countOf(folders, 'folder')} for changes.`;
  return `Watching ${writeNumber(folders - missed)} of ${countOf(folders, 'folder')}: the limit of the system is reached (fs.inotify.max_user_watches).`;
}
