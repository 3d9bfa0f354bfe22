// What `git log --raw -z --no-abbrev` writes, taken in as it arrives: for each commit a head of our own format, then for each
// changed file what it was and is, and its path; of a renamed one the path before, too. All of them end with a zero byte, so
// a path may hold any other.
import { UnreadableHistory } from './unreadable-history.ts';

export interface LoggedCommit {
  readonly id: string;
  /** When it was committed, in seconds since 1970. */
  readonly seconds: number;
  /** Undefined if the log was not asked for it. */
  readonly author: string | undefined;
  readonly changes: readonly LoggedChange[];
}

export interface LoggedChange {
  /** From the top of the repository; bytes that are not UTF-8 are U+FFFD, as in the scan. */
  readonly path: string;
  /** A regular file before or after, not a link or a submodule. */
  readonly isFile: boolean;
  /** Whether the commit created it. */
  readonly isAdded: boolean;
  /** What it was called before, where git found that it was renamed. */
  readonly from: string | undefined;
}

/** These make git write what RawLogReader takes in, with `--no-renames` or `-M` and one of the two formats. */
const commonOptions: readonly string[] = [
  '--raw',
  '-z',
  '--no-abbrev',
  // git fills in the rest from settings, of which it sees none; said all the same.
  '--no-color',
  '--no-decorate',
  '--no-ext-diff',
  '--no-textconv',
  '--no-mailmap',
  '--no-notes',
  '--no-show-signature',
];

export const rawLogOptions: readonly string[] = ['--no-renames', '--format=%H %ct', ...commonOptions];

export interface LogContent {
  /** `--no-renames`, `-M` or `-M100%`. */
  readonly renames: string;
  /** How git writes an author: `%aN` after the mailmap, `%an` as in the commit. Without it no author is written. */
  readonly author?: string | undefined;
}

export function logOptions({ renames, author }: LogContent): readonly string[] {
  const format = author === undefined ? '--format=%H %ct' : `--format=%H %ct ${author}`;
  return [renames, format, ...commonOptions];
}

const head = /^([0-9a-f]{40,64}) (\d*)(?: (.*))?$/s;
/** The longest path that any system has is far shorter. */
const maxFieldBytes = 1024 ** 2;
const newline = 0x0a;
const space = 0x20;
const colon = 0x3a;

export class RawLogReader {
  readonly #onCommit: (commit: LoggedCommit) => boolean;
  #rest: Buffer = Buffer.alloc(0);
  #commit: (LoggedCommit & { readonly changes: LoggedChange[] }) | undefined;
  /** Of the change whose path comes next. */
  #next: Change | undefined;
  /** The first path of a rename. */
  #from: string | undefined;

  /** `onCommit` hears of each commit, the newest first, and says false when that was enough. */
  constructor(onCommit: (commit: LoggedCommit) => boolean) {
    this.#onCommit = onCommit;
  }

  /** False when no more is needed. */
  read(piece: Buffer): boolean {
    const bytes = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
    let start = 0;
    // A plain loop: fields are short, and there are hundreds of thousands.
    for (let end = 0; end < bytes.length; end++) {
      if (bytes[end] !== 0) continue;
      if (!this.#take(bytes, start, end)) return false;
      start = end + 1;
    }
    this.#rest = bytes.subarray(start);
    if (this.#rest.length > maxFieldBytes) throw unexpected();
    return true;
  }

  /** Once all was read. */
  end(): void {
    if (this.#rest.length > 0 || this.#next !== undefined) throw unexpected();
    this.#passCommit();
  }

  #take(bytes: Buffer, start: number, end: number): boolean {
    if (this.#next !== undefined) {
      this.#takePath(bytes.toString('utf8', start, end), this.#next);
      return true;
    }
    const change = this.#commit && readChange(bytes, start, end);
    if (change !== undefined) {
      this.#next = change;
      return true;
    }
    // Of a head only the author is not plain ASCII.
    const [, id, seconds, author] = head.exec(bytes.toString('utf8', start, end)) ?? [];
    if (id === undefined) throw unexpected();
    const wantsMore = this.#passCommit();
    this.#commit = { id, seconds: Number(seconds), author, changes: [] };
    return wantsMore;
  }

  #takePath(path: string, { isFile, status }: Change): void {
    if (status === 'R' && this.#from === undefined) {
      this.#from = path;
      return;
    }
    this.#commit?.changes.push({ path, isFile, isAdded: status === 'A', from: this.#from });
    this.#next = undefined;
    this.#from = undefined;
  }

  #passCommit(): boolean {
    return this.#commit === undefined || this.#onCommit(this.#commit);
  }
}

interface Change {
  readonly isFile: boolean;
  /** `A` for a new file, `R` for a renamed one. */
  readonly status: string;
}

/** Of `:100644 100644 <id> <id> M`; after the letter a rename has digits. Undefined if it is not of this form. */
function readChange(bytes: Buffer, start: number, end: number): Change | undefined {
  const modes = bytes[start] === newline ? start + 2 : start + 1;
  if (bytes[modes - 1] !== colon) return undefined;
  let letter = end - 1;
  while (isDigit(bytes[letter])) letter--;
  if (bytes[modes + 6] !== space || bytes[modes + 13] !== space || bytes[letter - 1] !== space)
    return undefined;
  const isFile = isRegular(bytes, modes) || isRegular(bytes, modes + 7);
  return { isFile, status: String.fromCharCode(bytes[letter]!) };
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

/** Whether the mode begins with `100`. */
function isRegular(bytes: Buffer, mode: number): boolean {
  return bytes[mode] === 0x31 && bytes[mode + 1] === 0x30 && bytes[mode + 2] === 0x30;
}

function unexpected(): UnreadableHistory {
  return new UnreadableHistory('git wrote something that Lintel does not understand');
}
