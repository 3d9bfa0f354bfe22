// Reads every file once and lets its language find the imports in it. Never sees two files at a time.
import type { Language } from '../languages/language.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
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
): Promise<ExtractedProject> {
  const pacer = new Pacer(run.signal);
  const files: ExtractedFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of project.files) {
    if (pacer.isSliceOver()) {
      run.onProgress?.({ stage: 'extract', done: files.length, total: project.files.length });
      await pacer.rest();
    }
    const result = project.read(file);
    if (result.kind === 'failed') {
      diagnostics.push(result.diagnostic);
      files.push({ file, imports: [] });
    } else {
      files.push({ file, ...languageOf(file).extract(result.text) });
    }
  }
  return { files, diagnostics };
}
