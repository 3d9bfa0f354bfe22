// What the manifests of each language contained in the last run of this process. Most edits change neither manifests nor
// declarations.
import type { Language, ManifestPackages, ProductFiles } from '../languages/language.ts';
import type { Project } from '../model/project.ts';
import type { ExtractedFile } from '../model/source.ts';

interface Remembered {
  readonly manifests: Project['manifests'];
  readonly paths: readonly string[];
  /** Undefined if the language did not use the files. */
  readonly declared: readonly Declared[] | undefined;
  readonly packages: ManifestPackages;
}

/** Not the whole extraction, whose memory must be released. */
type Declared = Pick<ExtractedFile, 'scope' | 'declares'> & { readonly path: string };

export class RememberedPackages {
  readonly #byLanguage = new Map<string, Remembered>();

  async read(
    language: Language,
    project: Project,
    productFiles: ProductFiles,
  ): Promise<ManifestPackages | undefined> {
    const last = this.#byLanguage.get(language.id);
    if (last !== undefined && isSame(last, project, productFiles)) return last.packages;
    let declared: readonly Declared[] | undefined;
    const packages = await language.readManifestPackages?.(project, () => {
      const files = productFiles();
      declared = files.map(declaredBy);
      return files;
    });
    if (packages === undefined) return undefined;
    const paths = project.files.map(({ path }) => path);
    this.#byLanguage.set(language.id, { manifests: project.manifests, paths, declared, packages });
    return packages;
  }
}

function declaredBy({ file, scope, declares }: ExtractedFile): Declared {
  return {
    path: file.path,
    ...(scope !== undefined && { scope }),
    ...(declares !== undefined && { declares }),
  };
}

function isSame(last: Remembered, { manifests, files }: Project, productFiles: ProductFiles): boolean {
  if (files.length !== last.paths.length || !files.every(({ path }, i) => path === last.paths[i]))
    return false;
  if (manifests.size !== last.manifests.size) return false;
  for (const [path, text] of manifests) if (last.manifests.get(path) !== text) return false;
  if (last.declared === undefined) return true;
  const now = productFiles();
  return (
    now.length === last.declared.length && now.every((file, i) => declaresSame(file, last.declared![i]!))
  );
}

function declaresSame({ file, scope, declares }: ExtractedFile, before: Declared): boolean {
  if (file.path !== before.path || scope !== before.scope) return false;
  return declares === before.declares || JSON.stringify(declares) === JSON.stringify(before.declares);
}
