// The files that Lintel keeps for its next run. Each begins with its own identity on disk: a file that came with the analysed
// project has another identity and is never used, whatever it contains. Otherwise a change could bring forged results about
// itself.
import { writeFileWhole, type Chunks } from '../output/write-file-whole.ts';
import { identify, readOutputFile } from './read-output-file.ts';

const lineFeed = 10;

export function writeOwnFile(path: string, chunks: Chunks): void {
  writeFileWhole(path, (descriptor) => sealed(identify(descriptor), chunks));
}

function* sealed(identity: string, chunks: Chunks): Iterable<string | Uint8Array> {
  yield `${identity}\n`;
  yield* chunks;
}

/** The content. Throws if the file is missing, or if Lintel did not write it here. */
export function readOwnFile(path: string): Buffer {
  const { bytes, identity } = readOutputFile(path);
  const end = bytes.indexOf(lineFeed);
  if (bytes.toString('latin1', 0, end) !== identity) throw new Error('Not the file that Lintel wrote.');
  return bytes.subarray(end + 1);
}
