// What one PHP file imports, declares and refers to.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { Reader } from './reader.ts';

export function extractFile(source: SourceText): Extraction {
  const { names } = new Reader(source).read();
  const { imports, scope, declares } = names;
  return {
    imports: [...imports, ...names.references()],
    ...(scope === undefined ? {} : { scope }),
    declares,
  };
}
