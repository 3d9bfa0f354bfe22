// Reads every file once and lets its language find the imports in it. Never sees two files at a time. What is known of
// a file from an earlier run is not asked again.
import type { Language } from '../languages/language.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { ExtractionMemory } from '../model/extraction-memory.ts';
import type { Project } from '../model/project.ts';
import type { Run } from '../model/run.ts';
import type { ExtractedFile, SourceFile } from '../model/source.ts';
import { Pacer } from '../std/pacer.ts';

export interface ExtractedProject {
  /** In the order of the project's files. */
  readonly files: readonly ExtractedFile[];
  readonly diagnostics: readonly Diagnostic[];
}

export async function extract(
  project: Project,
  languageOf: (file: SourceFile) => Language,
  run: Run = {},
  memory?: ExtractionMemory,
): Promise<ExtractedProject> {
  const pacer = new Pacer(run.signal);
  const files: ExtractedFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of project.files) {
    if (pacer.isSliceOver()) {
      run.onProgress?.({ stage: 'extract', done: files.length, total: project.files.length });
      await pacer.rest();
    }
    const known = memory?.recall(file);
    if (known !== undefined) {
      files.push({ file, ...known });
      continue;
    }
    const result = project.read(file);
    if (result.kind === 'failed') {
      diagnostics.push(result.diagnostic);
      files.push({ file, imports: [] });
    } else {
      const extraction = languageOf(file).extract(result.text);
      memory?.keep(file, extraction);
      files.push({ file, ...extraction });
    }
  }
  return { files, diagnostics };
}
