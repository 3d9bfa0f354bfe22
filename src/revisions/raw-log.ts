// What `git log --raw -z --no-renames --no-abbrev` writes, taken in as it arrives: for each commit a head of our own format,
// then for each changed file what it was and is, and its path. All of them end with a zero byte, so a path may hold any
// other.
import { UnreadableHistory } from './unreadable-history.ts';

export interface LoggedCommit {
  readonly id: string;
  /** When it was committed, in seconds since 1970. */
  readonly seconds: number;
  readonly changes: readonly LoggedChange[];
}

export interface LoggedChange {
  /** From the top of the repository; bytes that are not UTF-8 are U+FFFD, as in the scan. */
  readonly path: string;
  /** A regular file before or after, not a link or a submodule. */
  readonly isFile: boolean;
}

/** The options that make git write what RawLogReader takes in. */
export const rawLogOptions: readonly string[] = [
  '--raw',
  '-z',
  '--no-renames',
  '--no-abbrev',
  '--format=%H %ct',
  // git fills in the rest from settings, of which it sees none; said all the same.
  '--no-color',
  '--no-decorate',
  '--no-ext-diff',
  '--no-textconv',
  '--no-mailmap',
  '--no-notes',
  '--no-show-signature',
];

const head = /^([0-9a-f]{40,64}) (\d*)$/;
const change = /^\n?:([0-7]{6}) ([0-7]{6}) [0-9a-f]+ [0-9a-f]+ [A-Z]$/;
/** The longest path that any system has is far shorter. */
const maxFieldBytes = 1024 ** 2;

export class RawLogReader {
  readonly #onCommit: (commit: LoggedCommit) => boolean;
  #rest: Buffer = Buffer.alloc(0);
  #commit: { readonly id: string; readonly seconds: number; readonly changes: LoggedChange[] } | undefined;
  /** Of the change whose path comes next. */
  #isFile: boolean | undefined;

  /** `onCommit` hears of each commit, the newest first, and says false when that was enough. */
  constructor(onCommit: (commit: LoggedCommit) => boolean) {
    this.#onCommit = onCommit;
  }

  /** False when no more is needed. */
  read(piece: Buffer): boolean {
    const bytes = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
    let start = 0;
    for (let end = bytes.indexOf(0); end !== -1; end = bytes.indexOf(0, start)) {
      if (!this.#take(bytes, start, end)) return false;
      start = end + 1;
    }
    this.#rest = bytes.subarray(start);
    if (this.#rest.length > maxFieldBytes) throw unexpected();
    return true;
  }

  /** Once all was read. */
  end(): void {
    if (this.#rest.length > 0 || this.#isFile !== undefined) throw unexpected();
    this.#passCommit();
  }

  #take(bytes: Buffer, start: number, end: number): boolean {
    if (this.#isFile !== undefined) {
      this.#commit?.changes.push({ path: bytes.toString('utf8', start, end), isFile: this.#isFile });
      this.#isFile = undefined;
      return true;
    }
    const field = bytes.toString('latin1', start, end);
    const [, before, after] = change.exec(field) ?? [];
    if (before !== undefined && after !== undefined && this.#commit !== undefined) {
      this.#isFile = before.startsWith('100') || after.startsWith('100');
      return true;
    }
    const [, id, seconds] = head.exec(field) ?? [];
    if (id === undefined) throw unexpected();
    const wantsMore = this.#passCommit();
    this.#commit = { id, seconds: Number(seconds), changes: [] };
    return wantsMore;
  }

  #passCommit(): boolean {
    return this.#commit === undefined || this.#onCommit(this.#commit);
  }
}

function unexpected(): UnreadableHistory {
  return new UnreadableHistory('git wrote something that Lintel does not understand');
}
