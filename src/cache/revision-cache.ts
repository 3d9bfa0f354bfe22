// The cache of a process that analyses many revisions in any order. Extractions are cached by blob ID, so that a file is read
// once, however many revisions contain it.
import type { AnalysisCache, ResolutionInputs, TargetCache, TypeUses } from '../model/analysis-cache.ts';
import type { Project } from '../model/project.ts';
import type { Extraction, SourceFile } from '../model/source.ts';
import { RecentMap } from '../std/recent-map.ts';
import { DiskCache } from './disk-cache.ts';
import { LastInputs } from './last-inputs.ts';

/** About 50 MB for each of two generations. */
const maxImports = 200_000;

export class RevisionCache implements AnalysisCache {
  readonly isReused = true;
  /** What is known from the previous revision. */
  readonly #last: DiskCache;
  readonly #extractions = new RecentMap<string, Extraction>(
    maxImports,
    ({ imports, declares }) => 2 + imports.length + (declares?.length ?? 0),
  );

  /** `key` identifies the program, the project and the options. */
  constructor(key: string) {
    const inputs = new LastInputs();
    this.#last = new DiskCache({
      file: undefined,
      key,
      scanStartedMs: 0,
      isReused: true,
      keyOf: (each) => inputs.keyOf(each),
    });
  }

  get(file: SourceFile): Extraction | undefined {
    const last = this.#last.get(file);
    if (last !== undefined || file.blob === undefined) return last;
    const known = this.#extractions.get(keyOf(file));
    if (known !== undefined) this.#last.set(file, known);
    return known;
  }

  set(file: SourceFile, extraction: Extraction): void {
    if (file.blob !== undefined) this.#extractions.set(keyOf(file), extraction);
    this.#last.set(file, extraction);
  }

  targetsFor(inputs: ResolutionInputs): TargetCache {
    return this.#last.targetsFor(inputs);
  }

  typeUsesFor(manifests: Project['manifests']): TypeUses {
    return this.#last.typeUsesFor(manifests);
  }

  /** Ends this revision and starts the next one. */
  finish(): void {
    this.#last.startRun(0);
  }
}

/** An extraction may also depend on the name of the file. */
function keyOf({ path, language, blob }: SourceFile): string {
  return `${blob} ${language} ${path}`;
}
