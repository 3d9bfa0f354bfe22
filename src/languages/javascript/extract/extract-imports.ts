// Finds what a file imports: a script as it is, a component file by the scripts in it.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { dialectOf } from './dialect.ts';
import { scanScript } from './scan-script.ts';
import { Script } from './script.ts';

export function extractImports(source: SourceText): Extraction {
  const script = new Script(source.bytes, source.length, dialectOf(source.path));
  scanScript(script, source.length);
  return { imports: script.imports(source.bytes, 0) };
}
