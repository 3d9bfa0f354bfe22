// Reads contents or sizes of objects from one long-running `git cat-file`.
import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { SafeGit } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';

type Child = ChildProcessByStdio<Writable, Readable, null>;

const headEnd = 0x0a;
/** `<id> blob <size>`, or the requested name and `missing`. */
const head = /^\S+ (?:(blob|tree|commit|tag) (\d+)|missing)$/;
/** git refuses larger objects too, see `safe-git.ts`. */
const maxObjectBytes = 512 * 1024 ** 2;

export interface FoundObject {
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Empty if only the size was requested. */
  readonly content: Buffer;
}

export type Answer = FoundObject | 'missing';

/** What to request for each object. */
type Command = 'contents' | 'info';

interface Question {
  readonly names: readonly string[];
  /** The answers so far, in the order of the names. */
  readonly answers: Answer[];
  readonly resolve: (answers: readonly Answer[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Without a timeout, an object file that is a named pipe would block forever. */
const defaultTimeoutMs = 60_000;
/** The exit code of a git that does not know an option. */
const badUsage = 129;

export class CatFile {
  readonly #git: SafeGit;
  readonly #command: Command;
  readonly #timeoutMs: number;
  #child: Child | undefined;
  /** Shared by all requests made before git has started. */
  #starting: Promise<void> | undefined;
  /** Git before 2.36 has no `--buffer` for this and flushes each answer, which is slower on both sides. */
  #isOldGit = false;
  /** Why nothing can be read any more. */
  #failure: unknown;
  readonly #onAbort = (): void => this.#fail(this.#git.signal?.reason);
  #timer: NodeJS.Timeout | undefined;
  /** In the order sent to git. */
  readonly #questions: Question[] = [];
  #hasAnswered = false;
  #pieces: Buffer[] = [];
  #received = 0;
  /** Minimum number of bytes before `#pieces` can be parsed. */
  #needed = 1;

  /** `timeoutMs` is how long git may be silent. */
  constructor(git: SafeGit, command: Command, timeoutMs = defaultTimeoutMs) {
    this.#git = git;
    this.#command = command;
    this.#timeoutMs = timeoutMs;
  }

  /** In the order of the names. Throws UnreadableHistory. */
  async ask(names: readonly string[]): Promise<readonly Answer[]> {
    if (names.length === 0) return [];
    this.#starting ??= this.#start();
    await this.#starting;
    if (this.#failure !== undefined) throw this.#failure;
    return new Promise((resolve, reject) => {
      const question = { names, answers: [], resolve, reject };
      this.#questions.push(question);
      this.#write(question);
      this.#restartTimer();
    });
  }

  close(): void {
    this.#fail(new UnreadableHistory('The repository is not read any more'));
  }

  async #start(): Promise<void> {
    const { spawn } = await import('node:child_process');
    const child = spawn(this.#git.program, ['--no-pager', 'cat-file', ...this.#options()], {
      cwd: this.#git.folder,
      env: this.#git.environment,
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
    });
    this.#git.signal?.addEventListener('abort', this.#onAbort, { once: true });
    child.stdout.on('data', (piece: Buffer) => this.#take(piece));
    child.once('error', () => this.#fail(endedEarly()));
    child.once('close', (code) => this.#end(code));
    // Errors of the pipe are ignored: only the exit of git matters.
    child.stdin.on('error', () => undefined);
    this.#child = child;
    // Closed in the meantime.
    if (this.#failure !== undefined) child.kill('SIGKILL');
  }

  #options(): readonly string[] {
    if (!this.#isOldGit) return ['--batch-command', '--buffer'];
    return [this.#command === 'contents' ? '--batch' : '--batch-check'];
  }

  #write({ names }: Question): void {
    const lines = this.#isOldGit ? names : [...names.map((name) => `${this.#command} ${name}`), 'flush'];
    this.#child?.stdin.write(`${lines.join('\n')}\n`);
  }

  #end(exitCode: number | null): void {
    if (exitCode !== badUsage || this.#hasAnswered || this.#isOldGit || this.#failure !== undefined)
      this.#fail(endedEarly());
    // Further requests wait for the new process, so that no question is written twice.
    else this.#starting = this.#startAgain();
  }

  async #startAgain(): Promise<void> {
    this.#isOldGit = true;
    await this.#start();
    for (const question of this.#questions) this.#write(question);
  }

  /** Answers come in thousands of pieces, and refreshing a running timer is cheaper than a new one. */
  #restartTimer(): void {
    if (this.#questions.length === 0) this.#stopTimer();
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

  /** Permanent: it is unclear which question the next output would answer. */
  #fail(error: unknown): void {
    this.#failure ??= error;
    this.#stopTimer();
    this.#git.signal?.removeEventListener('abort', this.#onAbort);
    this.#child?.kill('SIGKILL');
    this.#pieces = [];
    for (const { reject } of this.#questions.splice(0)) reject(this.#failure);
  }

  #take(piece: Buffer): void {
    if (this.#failure !== undefined) return;
    this.#hasAnswered = true;
    this.#restartTimer();
    this.#pieces.push(piece);
    this.#received += piece.length;
    if (this.#received < this.#needed) return;
    const bytes = this.#pieces.length === 1 ? piece : Buffer.concat(this.#pieces);
    const at = this.#answer(bytes);
    const rest = bytes.subarray(at);
    this.#pieces = [rest];
    this.#received = rest.length;
    if (this.#questions.length === 0) this.#stopTimer();
  }

  /** Handles complete answers; returns the offset of the rest. */
  #answer(bytes: Buffer): number {
    let at = 0;
    this.#needed = 1;
    for (let end = bytes.indexOf(headEnd); end !== -1; end = bytes.indexOf(headEnd, at)) {
      const headStart = at;
      const question = this.#questions[0];
      const [text, type, size] = head.exec(bytes.toString('latin1', at, end)) ?? [];
      const isTooLarge = this.#command === 'contents' && Number(size) > maxObjectBytes;
      if (question === undefined || text === undefined || isTooLarge) {
        this.#fail(new UnreadableHistory('git wrote something that Lintel does not understand'));
        return bytes.length;
      }
      at = end + 1;
      if (type === undefined) question.answers.push('missing');
      else if (this.#command === 'info')
        question.answers.push({ type, size: Number(size), content: nothing });
      else {
        const contentEnd = at + Number(size);
        if (contentEnd >= bytes.length) {
          this.#needed = contentEnd + 1 - headStart;
          return headStart;
        }
        question.answers.push({ type, size: Number(size), content: bytes.subarray(at, contentEnd) });
        at = contentEnd + 1;
      }
      if (question.answers.length === question.names.length) {
        this.#questions.shift();
        question.resolve(question.answers);
      }
    }
    return at;
  }
}

function endedEarly(): UnreadableHistory {
  return new UnreadableHistory('git ended before it had read every file');
}

const nothing = Buffer.alloc(0);
