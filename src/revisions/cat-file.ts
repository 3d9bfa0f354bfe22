// What one git that runs as long as it is needed says of objects: their contents, or only their sizes.
import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { SafeGit } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';

type Child = ChildProcessByStdio<Writable, Readable, null>;

const headEnd = 0x0a;
/** `<id> blob <size>`, or what was asked for and `missing`. */
const head = /^\S+ (?:(blob|tree|commit|tag) (\d+)|missing)$/;
/** git takes no larger objects either, see `safe-git.ts`. */
const maxObjectBytes = 512 * 1024 ** 2;

export interface FoundObject {
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Empty where only the size was asked for. */
  readonly content: Buffer;
}

export type Answer = FoundObject | 'missing';

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** An object that is a pipe would be waited for without end. */
const defaultTimeoutMs = 60_000;

export class CatFile {
  readonly #git: SafeGit;
  readonly #mode: '--batch' | '--batch-check';
  readonly #timeoutMs: number;
  #child: Child | undefined;
  /** One for all who ask before it runs. */
  #starting: Promise<Child> | undefined;
  /** Why nothing more can be read. */
  #failure: unknown;
  readonly #onAbort = (): void => this.#fail(this.#git.signal?.reason);
  #timer: NodeJS.Timeout | undefined;
  /** In the order in which git was asked. */
  readonly #waiting: Waiting[] = [];
  #pieces: Buffer[] = [];
  #received = 0;
  /** Bytes to wait for before anything can be read from `#pieces`. */
  #needed = 1;

  /** `timeoutMs` is how long git may be silent. */
  constructor(git: SafeGit, mode: '--batch' | '--batch-check', timeoutMs = defaultTimeoutMs) {
    this.#git = git;
    this.#mode = mode;
    this.#timeoutMs = timeoutMs;
  }

  /** In the order of the names. Throws UnreadableHistory. */
  async ask(names: readonly string[]): Promise<readonly Answer[]> {
    if (names.length === 0) return [];
    this.#starting ??= this.#start();
    const child = await this.#starting;
    if (this.#failure !== undefined) throw this.#failure;
    const answers = names.map(
      () =>
        new Promise<Answer>((resolve, reject) => {
          this.#waiting.push({ resolve, reject });
        }),
    );
    child.stdin.write(`${names.join('\n')}\n`);
    this.#restartTimer();
    return Promise.all(answers);
  }

  close(): void {
    this.#fail(new UnreadableHistory('The repository is not read any more'));
  }

  async #start(): Promise<Child> {
    const { spawn } = await import('node:child_process');
    const child = spawn(this.#git.program, ['--no-pager', 'cat-file', this.#mode], {
      cwd: this.#git.folder,
      env: this.#git.environment,
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
    });
    this.#git.signal?.addEventListener('abort', this.#onAbort, { once: true });
    const fail = (): void => this.#fail(new UnreadableHistory('git ended before it had read every file'));
    child.stdout.on('data', (piece: Buffer) => this.#take(piece));
    child.once('error', fail);
    child.once('close', fail);
    child.stdin.on('error', fail);
    this.#child = child;
    // It was closed in the meantime.
    if (this.#failure !== undefined) child.kill('SIGKILL');
    return child;
  }

  /** Answers come in thousands of pieces: a timer that runs already is the cheaper one. */
  #restartTimer(): void {
    if (this.#waiting.length === 0) this.#stopTimer();
    else if (this.#timer !== undefined) this.#timer.refresh();
    else {
      const seconds = this.#timeoutMs / 1000;
      const explain = `git needed more than ${seconds} seconds to read a file`;
      this.#timer = setTimeout(() => this.#fail(new UnreadableHistory(explain)), this.#timeoutMs);
    }
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** For good: nobody knows what git would answer next. */
  #fail(error: unknown): void {
    this.#failure ??= error;
    this.#stopTimer();
    this.#git.signal?.removeEventListener('abort', this.#onAbort);
    this.#child?.kill('SIGKILL');
    this.#pieces = [];
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
  }

  #take(piece: Buffer): void {
    if (this.#failure !== undefined) return;
    this.#restartTimer();
    this.#pieces.push(piece);
    this.#received += piece.length;
    if (this.#received < this.#needed) return;
    const bytes = this.#pieces.length === 1 ? piece : Buffer.concat(this.#pieces);
    const at = this.#answer(bytes);
    const rest = bytes.subarray(at);
    this.#pieces = [rest];
    this.#received = rest.length;
    if (this.#waiting.length === 0) this.#stopTimer();
  }

  /** Answers what is complete; returns where the rest begins. */
  #answer(bytes: Buffer): number {
    let at = 0;
    this.#needed = 1;
    for (let end = bytes.indexOf(headEnd); end !== -1; end = bytes.indexOf(headEnd, at)) {
      const waiting = this.#waiting[0];
      const [text, type, size] = head.exec(bytes.toString('latin1', at, end)) ?? [];
      const isTooLarge = this.#mode === '--batch' && Number(size) > maxObjectBytes;
      if (waiting === undefined || text === undefined || isTooLarge) {
        this.#fail(new UnreadableHistory('git wrote something that Lintel does not understand'));
        return bytes.length;
      }
      const start = end + 1;
      if (type === undefined) {
        waiting.resolve('missing');
        at = start;
      } else if (this.#mode === '--batch-check') {
        waiting.resolve({ type, size: Number(size), content: nothing });
        at = start;
      } else {
        const contentEnd = start + Number(size);
        if (contentEnd >= bytes.length) {
          this.#needed = contentEnd + 1 - at;
          break;
        }
        waiting.resolve({ type, size: Number(size), content: bytes.subarray(start, contentEnd) });
        at = contentEnd + 1;
      }
      this.#waiting.shift();
    }
    return at;
  }
}

const nothing = Buffer.alloc(0);
