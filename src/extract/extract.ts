// Reads every file once and lets its language find the imports in it. Never sees two files at a time. What is known of
// a file from an earlier run is not asked again. Where there is a crew, it reads files at the same time: who reads which
// is left to chance, and what comes out is not.
import type { Language } from '../languages/language.ts';
import type { Batch, Crew, Outcome } from '../model/crew.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { ExtractionMemory } from '../model/extraction-memory.ts';
import type { Project } from '../model/project.ts';
import type { Run } from '../model/run.ts';
import type { ExtractedFile, Extraction, NamedFile } from '../model/source.ts';
import { Pacer } from '../std/pacer.ts';
import { Batches } from './batches.ts';
import { extractFile } from './extract-file.ts';

export interface ExtractedProject {
  /** In the order of the project's files. */
  readonly files: readonly ExtractedFile[];
  readonly diagnostics: readonly Diagnostic[];
}

export async function extract(
  project: Project,
  languageOf: (file: NamedFile) => Language,
  run: Run = {},
  memory?: ExtractionMemory,
  crew?: Crew,
): Promise<ExtractedProject> {
  const known = await recall(project, run, memory);
  const batches = new Batches(project.files.filter((_, i) => known[i] === undefined));
  const readHere = (take: () => Batch | undefined) => readBatches(batches, take, project, languageOf, run);
  const [problems = []] = await Promise.all([
    crew?.work(batches, run.signal),
    readHere(() => batches.take()),
  ]);
  await readHere(() => batches.takeReturned());
  return collect(project, known, batches, problems, memory);
}

async function recall(
  { files }: Project,
  { signal }: Run,
  memory: ExtractionMemory | undefined,
): Promise<readonly (Extraction | undefined)[]> {
  if (memory === undefined) return [];
  const pacer = new Pacer(signal);
  const known: (Extraction | undefined)[] = [];
  for (const file of files) {
    if (pacer.isSliceOver()) await pacer.rest();
    known.push(memory.recall(file));
  }
  return known;
}

async function readBatches(
  batches: Batches,
  take: () => Batch | undefined,
  project: Project,
  languageOf: (file: NamedFile) => Language,
  { signal, onProgress }: Run,
): Promise<void> {
  const pacer = new Pacer(signal);
  const total = project.files.length;
  const recalled = total - batches.files.length;
  for (let batch = take(); batch !== undefined; batch = take()) {
    const outcomes: Outcome[] = [];
    for (const file of batch.files) {
      if (pacer.isSliceOver()) {
        onProgress?.({ stage: 'extract', done: recalled + batches.done + outcomes.length, total });
        await pacer.rest();
      }
      outcomes.push(extractFile(file, project, languageOf));
    }
    batches.finish(batch, outcomes);
    // The crew waits for more.
    await pacer.rest();
  }
}

function collect(
  project: Project,
  known: readonly (Extraction | undefined)[],
  batches: Batches,
  problems: readonly Diagnostic[],
  memory: ExtractionMemory | undefined,
): ExtractedProject {
  const files: ExtractedFile[] = [];
  const diagnostics = [...problems];
  let next = 0;
  for (let i = 0; i < project.files.length; i++) {
    const file = project.files[i]!;
    const recalled = known[i];
    const outcome: Outcome =
      recalled === undefined ? batches.outcomeAt(next++) : { kind: 'extracted', extraction: recalled };
    if (outcome.kind === 'failed') {
      diagnostics.push(outcome.diagnostic);
      files.push({ file, imports: [] });
    } else {
      if (recalled === undefined) memory?.keep(file, outcome.extraction);
      files.push({ file, ...outcome.extraction });
    }
  }
  return { files, diagnostics };
}
