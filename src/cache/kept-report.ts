// The report of the last run, which is also that of this one where everything it was made from is the same. What is
// found on disk counts only if it is, but for its time, byte for byte what was written there.
import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { writeFileWhole } from '../output/write-file-whole.ts';
import { readWholeFile } from './read-whole-file.ts';
import { tryOnDisk } from './try-on-disk.ts';

interface ReportRecord {
  /** What the report was made from. */
  readonly fingerprint: string;
  /** Where the time stands in it, in bytes. */
  readonly timeAt: number;
  /** Of all its bytes but those of the time. */
  readonly digest: string;
}

const timeMember = '\n  "generatedAt": "';
const timeLength = '2026-11-14T12:00:00.000+00:00'.length;

/** The bytes of the report with this time in it; undefined where it must be made anew. */
export function recallReport(
  recordFile: string,
  reportFile: string,
  fingerprint: string,
  generatedAt: string,
): Buffer | undefined {
  try {
    const record = JSON.parse(readWholeFile(recordFile).toString()) as Partial<ReportRecord> | null;
    if (record?.fingerprint !== fingerprint || typeof record.timeAt !== 'number') return undefined;
    const bytes = readWholeFile(reportFile);
    const digest = new ReportDigest();
    digest.add(bytes, record.timeAt);
    if (digest.end() !== record.digest) return undefined;
    bytes.write(generatedAt, record.timeAt, 'latin1');
    return bytes;
  } catch {
    // Missing, unreadable or not ours: what is wrong with it makes no difference, it is made anew.
    return undefined;
  }
}

/** Notes what passes on its way to the disk. */
export class ReportRecorder {
  readonly #digest = new ReportDigest();
  #timeAt = -1;

  *pass(chunks: Iterable<string>): Generator<Uint8Array, void, undefined> {
    for (const chunk of chunks) {
      const bytes = Buffer.from(chunk);
      if (this.#timeAt === -1) {
        // No line begins like this within a string of JSON. The first piece is long enough for the head of a report.
        this.#timeAt = bytes.indexOf(timeMember) + timeMember.length;
        this.#digest.add(bytes, this.#timeAt);
      } else this.#digest.add(bytes);
      yield bytes;
    }
  }

  /** Once all has passed. */
  record(file: string, fingerprint: string): void {
    // The project may have placed something else there.
    if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false) return;
    const record: ReportRecord = { fingerprint, timeAt: this.#timeAt, digest: this.#digest.end() };
    tryOnDisk(() => writeFileWhole(file, [`${JSON.stringify(record)}\n`]));
  }
}

class ReportDigest {
  readonly #hash = createHash('sha256');

  /** The time, where it stands in these bytes, does not count. */
  add(bytes: Uint8Array, timeAt = bytes.length): void {
    this.#hash.update(bytes.subarray(0, timeAt)).update(bytes.subarray(timeAt + timeLength));
  }

  end(): string {
    return this.#hash.digest('base64');
  }
}
