// What one Elixir file uses and which modules it defines. All names are full: what an alias means is seen in the file.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { Reader } from './reader.ts';
import { scan } from './scan.ts';
import { declareAll } from '../../kit/declarations.ts';

/** Used for one file after the other. */
const reader = new Reader();

export function extractFile(source: SourceText): Extraction {
  reader.begin(source);
  scan(reader);
  return { imports: reader.imports, declares: declareAll(reader.declares) };
}
