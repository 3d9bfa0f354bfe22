// The cache of a process that analyses many revisions in any order. Extractions are remembered by the id of the content, so
// that a file is read once, however often a revision has it again.
import type { AnalysisCache, ResolutionInputs, TargetCache, TypeUses } from '../model/analysis-cache.ts';
import type { Project } from '../model/project.ts';
import type { Extraction, SourceFile } from '../model/source.ts';
import { RecentMap } from '../std/recent-map.ts';
import { DiskCache } from './disk-cache.ts';
import { LastInputs } from './last-inputs.ts';

/** Some 50 MB, twice. */
const maxImports = 200_000;

export class RevisionCache implements AnalysisCache {
  readonly isReused = true;
  /** What is known of the revision before. */
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

  /** This revision is done, the next one begins. */
  finish(): void {
    this.#last.startRun(0);
  }
}

/** What is extracted may depend on the name of the file, too. */
function keyOf({ path, language, blob }: SourceFile): string {
  return `${blob} ${language} ${path}`;
}
