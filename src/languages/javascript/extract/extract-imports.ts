import type { Extraction, SourceText } from '../../../model/source.ts';

export function extractImports(_source: SourceText): Extraction {
  return { imports: [] };
}
