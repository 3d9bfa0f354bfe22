// Extracts one file, on any thread.
import type { Language } from '../languages/language.ts';
import type { Project } from '../model/project.ts';
import type { NamedFile, SourceFile } from '../model/source.ts';
import type { Outcome } from '../model/worker-pool.ts';
import { isMinified } from './is-minified.ts';
import { saysGenerated } from './says-generated.ts';

export function extractFile(
  file: SourceFile,
  reader: Pick<Project, 'read'>,
  languageOf: (file: NamedFile) => Language,
): Outcome {
  const result = reader.read(file);
  if (result.kind === 'failed') return result;
  const isGenerated = saysGenerated(result.text) || isMinified(result.text);
  const extraction = languageOf(file).extract(result.text);
  return { kind: 'extracted', extraction: isGenerated ? { ...extraction, isGenerated } : extraction };
}
