// Extracts the imports of every file, one file at a time. Unchanged files come from the cache. The rest is shared between
// this thread and the workers. Which thread reads a file is random and does not affect the result.
import type { Language } from '../languages/language.ts';
import type { ExtractionCache } from '../model/analysis-cache.ts';
import { computedImport, type Diagnostic } from '../model/diagnostic.ts';
import type { Project } from '../model/project.ts';
import type { Run } from '../model/run.ts';
import type { ExtractedFile, Extraction, NamedFile } from '../model/source.ts';
import type { Batch, Outcome, WorkerPool } from '../model/worker-pool.ts';
import { Pacer } from '../std/pacer.ts';
import { Batches } from './batches.ts';
import { extractFile } from './extract-file.ts';

export interface ExtractContext extends Run {
  readonly languageOf: (file: NamedFile) => Language;
  readonly cache?: ExtractionCache | undefined;
  readonly workers?: WorkerPool | undefined;
}

export interface ExtractedProject {
  /** Without files that turned out not to be source files. */
  readonly project: Project;
  /** In the order of the project's files. */
  readonly files: readonly ExtractedFile[];
  /** The number of files parsed in this run or an earlier one: all except those that are too large or unreadable. */
  readonly parsedCount: number;
  /** Paths of files with a header comment that says they are generated. */
  readonly generated: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

export async function extract(project: Project, context: ExtractContext): Promise<ExtractedProject> {
  const { cache, workers, signal } = context;
  const cached = await readCache(project, context);
  const batches = new Batches(project.files.filter((_, i) => cached[i] === undefined));
  const extractHere = (take: () => Batch | undefined) => extractBatches(project, context, { batches, take });
  const [failures = []] = await Promise.all([
    workers?.run(batches, signal),
    extractHere(() => batches.take()),
  ]);
  await extractHere(() => batches.takeReturned());
  return collect(project, { cached, batches, failures, cache });
}

async function readCache(
  { files }: Project,
  { cache, signal }: ExtractContext,
): Promise<readonly (Extraction | undefined)[]> {
  if (cache === undefined) return [];
  const pacer = new Pacer(signal);
  const cached: (Extraction | undefined)[] = [];
  for (const file of files) {
    if (pacer.isSliceOver()) await pacer.rest();
    cached.push(cache.get(file));
  }
  return cached;
}

interface BatchSource {
  readonly batches: Batches;
  readonly take: () => Batch | undefined;
}

async function extractBatches(
  project: Project,
  { languageOf, signal, onProgress }: ExtractContext,
  { batches, take }: BatchSource,
): Promise<void> {
  const pacer = new Pacer(signal);
  const total = project.files.length;
  const cachedCount = total - batches.files.length;
  for (let batch = take(); batch !== undefined; batch = take()) {
    const outcomes: Outcome[] = [];
    await project.fetch?.(batch.files);
    for (const file of batch.files) {
      if (pacer.isSliceOver()) {
        onProgress?.({ stage: 'extract', done: cachedCount + batches.done + outcomes.length, total });
        await pacer.rest();
      }
      outcomes.push(extractFile(file, project, languageOf));
    }
    batches.finish(batch, outcomes);
    // Lets messages of the workers in, which ask for more batches.
    await pacer.rest();
  }
}

interface Collected {
  readonly cached: readonly (Extraction | undefined)[];
  readonly batches: Batches;
  readonly failures: readonly Diagnostic[];
  readonly cache: ExtractionCache | undefined;
}

function collect(project: Project, { cached, batches, failures, cache }: Collected): ExtractedProject {
  const files: ExtractedFile[] = [];
  const diagnostics = [...failures];
  const generated = new Set<string>();
  const others: string[] = [];
  let next = 0;
  let parsedCount = 0;
  for (let i = 0; i < project.files.length; i++) {
    const file = project.files[i]!;
    const known = cached[i];
    const outcome: Outcome =
      known === undefined ? batches.outcomeAt(next++) : { kind: 'extracted', extraction: known };
    if (outcome.kind === 'failed') {
      diagnostics.push(outcome.diagnostic);
      files.push({ file, imports: [] });
    } else {
      if (known === undefined) cache?.set(file, outcome.extraction);
      if (outcome.extraction.isNoSource) {
        others.push(file.path);
        continue;
      }
      parsedCount++;
      files.push({ file, ...outcome.extraction });
      if (outcome.extraction.isGenerated) generated.add(file.path);
      if (outcome.extraction.skippedFrom !== undefined)
        diagnostics.push(reportSkipped(file, outcome.extraction.skippedFrom));
      if (outcome.extraction.computedAt !== undefined)
        diagnostics.push(computedImport(file.path, outcome.extraction.computedAt));
    }
  }
  return { project: withoutSources(project, others), files, parsedCount, generated, diagnostics };
}

/** The project without these as source files. */
function withoutSources(project: Project, paths: readonly string[]): Project {
  if (paths.length === 0) return project;
  const entries = new Map(project.entries);
  for (const path of paths) entries.set(path, 'asset');
  return { ...project, entries, files: project.files.filter(({ path }) => entries.get(path) === 'source') };
}

function reportSkipped({ path }: NamedFile, line: number): Diagnostic {
  const message =
    'Imports from this line on were skipped: a bracket, string or comment before it is not closed.';
  return { kind: 'skipped-imports', file: path, line, message };
}
