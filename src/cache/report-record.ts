// Remembers the inputs of the report on disk, so that a run with the same inputs can reuse it. The report is reused only if
// its bytes, except `generatedAt`, are exactly those that were written.
import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { ignoreDiskErrors } from './ignore-disk-errors.ts';
import { readOwnFile, writeOwnFile } from './own-file.ts';
import { readOutputFile } from './read-output-file.ts';

interface ReportRecord {
  /** Fingerprint of the report's inputs. */
  readonly fingerprint: string;
  /** Byte offset of `generatedAt` in the report. */
  readonly timeAt: number;
  /** Hash of all bytes except `generatedAt`. */
  readonly digest: string;
}

const timeMember = '\n  "generatedAt": "';
const timeLength = '2026-11-14T12:00:00.000+00:00'.length;

export interface ReportFiles {
  readonly recordFile: string;
  readonly reportFile: string;
}

/** Returns the report with this time; undefined if it cannot be reused. */
export function reuseReport(
  { recordFile, reportFile }: ReportFiles,
  fingerprint: string,
  generatedAt: string,
): Buffer | undefined {
  try {
    const record = JSON.parse(readOwnFile(recordFile).toString()) as Partial<ReportRecord> | null;
    if (record?.fingerprint !== fingerprint || typeof record.timeAt !== 'number') return undefined;
    const { bytes } = readOutputFile(reportFile);
    const digest = new ReportDigest();
    digest.add(bytes, record.timeAt);
    if (digest.end() !== record.digest) return undefined;
    bytes.write(generatedAt, record.timeAt, 'latin1');
    return bytes;
  } catch {
    // Missing, unreadable or damaged: in each case a new report is made.
    return undefined;
  }
}

/** Hashes the report on its way to the disk. */
export class ReportRecorder {
  readonly #digest = new ReportDigest();
  #timeAt = -1;

  *pass(chunks: Iterable<string>): Generator<Uint8Array, void, undefined> {
    for (const chunk of chunks) {
      const bytes = Buffer.from(chunk);
      if (this.#timeAt === -1) {
        // Unambiguous: JSON strings contain no line breaks. The first chunk is long enough to contain it.
        this.#timeAt = bytes.indexOf(timeMember) + timeMember.length;
        this.#digest.add(bytes, this.#timeAt);
      } else this.#digest.add(bytes);
      yield bytes;
    }
  }

  /** To be called after all chunks. */
  record(file: string, fingerprint: string): void {
    // The project may have put a folder or a symbolic link there.
    if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false) return;
    const record: ReportRecord = { fingerprint, timeAt: this.#timeAt, digest: this.#digest.end() };
    ignoreDiskErrors(() => writeOwnFile(file, [`${JSON.stringify(record)}\n`]));
  }
}

class ReportDigest {
  readonly #hash = createHash('sha256');

  /** Skips the time if it is in these bytes. */
  add(bytes: Uint8Array, timeAt = bytes.length): void {
    this.#hash.update(bytes.subarray(0, timeAt)).update(bytes.subarray(timeAt + timeLength));
  }

  end(): string {
    return this.#hash.digest('base64');
  }
}
