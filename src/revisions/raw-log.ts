// Parses the output of `git log --raw -z --no-abbrev` as it arrives: for each commit a header in our own format, then for
// each changed file its modes and IDs and its path; for a renamed file also the old path. Each ends with a zero byte, the
// only byte a path cannot contain.
import { UnreadableHistory } from './unreadable-history.ts';

export interface LoggedCommit {
  readonly id: string;
  /** Commit time in seconds since 1970. */
  readonly seconds: number;
  /** Undefined if authors were not requested. */
  readonly author: string | undefined;
  readonly changes: readonly LoggedChange[];
}

export interface LoggedChange {
  /** Path in the repository; bytes that are not UTF-8 become U+FFFD, as in the scan. */
  readonly path: string;
  /** Whether it is a regular file before or after, not a symbolic link or a submodule. */
  readonly isFile: boolean;
  /** Whether the commit created it. */
  readonly isAdded: boolean;
  /** The old path, if git found a rename. */
  readonly from: string | undefined;
}

/** Makes git write the format that RawLogReader reads, together with `--no-renames` or `-M` and one of the two formats. */
const commonOptions: readonly string[] = [
  '--raw',
  '-z',
  '--no-abbrev',
  // These are defaults unless settings change them. git sees no settings here, but the options are given anyway.
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
  /** The format of authors: `%aN` mapped by the mailmap, `%an` as in the commit. Without it, authors are left out. */
  readonly author?: string | undefined;
}

export function logOptions({ renames, author }: LogContent): readonly string[] {
  const format = author === undefined ? '--format=%H %ct' : `--format=%H %ct ${author}`;
  return [renames, format, ...commonOptions];
}

const head = /^([0-9a-f]{40,64}) (\d*)(?: (.*))?$/s;
/** No system supports paths of this length. */
const maxFieldBytes = 1024 ** 2;
const newline = 0x0a;
const space = 0x20;
const colon = 0x3a;

export class RawLogReader {
  readonly #onCommit: (commit: LoggedCommit) => boolean;
  #rest: Buffer = Buffer.alloc(0);
  #commit: (LoggedCommit & { readonly changes: LoggedChange[] }) | undefined;
  /** The change whose path comes next. */
  #next: Change | undefined;
  /** The first path of a rename. */
  #from: string | undefined;

  /** `onCommit` is called for each commit, newest first, and returns false when no more are needed. */
  constructor(onCommit: (commit: LoggedCommit) => boolean) {
    this.#onCommit = onCommit;
  }

  /** Returns false when no more is needed. */
  read(piece: Buffer): boolean {
    const bytes = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
    let start = 0;
    // A plain loop, because fields are short and there are hundreds of thousands.
    for (let end = 0; end < bytes.length; end++) {
      if (bytes[end] !== 0) continue;
      if (!this.#take(bytes, start, end)) return false;
      start = end + 1;
    }
    this.#rest = bytes.subarray(start);
    if (this.#rest.length > maxFieldBytes) throw unexpected();
    return true;
  }

  /** To be called after all output was read. */
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
    // In a header, only the author can be non-ASCII.
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

/** Parses `:100644 100644 <id> <id> M`; a rename has digits after the letter. Undefined if the format is different. */
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

/** Whether the mode starts with `100`. */
function isRegular(bytes: Buffer, mode: number): boolean {
  return bytes[mode] === 0x31 && bytes[mode + 1] === 0x30 && bytes[mode + 2] === 0x30;
}

function unexpected(): UnreadableHistory {
  return new UnreadableHistory('git wrote something that Lintel does not understand');
}
