// What one Elixir file uses and which modules it defines. All names are full: what an alias means is seen in the file.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { Reader } from './reader.ts';

export function extractFile(source: SourceText): Extraction {
  const reader = new Reader(source);
  reader.read();
  return { imports: reader.imports, declares: [...reader.declares] };
}
