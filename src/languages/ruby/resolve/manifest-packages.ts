// What Gemfiles and gemspecs ask for, and the gems that the gemspecs describe. Both are programs, which are not run: only
// literals count.
import type { FilePath } from '../../../model/file-path.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import type { Project } from '../../../model/project.ts';
import { childPath, folderOf, nameOf } from '../../../std/paths.ts';
import type { ManifestPackages, ProductFiles, ProvidedPackage, RequiredPackage } from '../../language.ts';
import { type OwnGem, readGemspec, withoutFreeze } from './gem-names.ts';
import { addTo } from '../../../std/multi-map.ts';

const listed = /^[ \t]*gem[ \t(]+(['"][^\n]*)/gm;
const added = /\.add_(?:runtime_|development_)?dependency[ \t(]+(['"][^\n]*)/g;

export function readManifestPackages({ manifests }: Project, productFiles: ProductFiles): ManifestPackages {
  const required: RequiredPackage[] = [];
  const gems: OwnGem[] = [];
  for (const [manifest, source] of manifests) {
    const file = nameOf(manifest);
    const isSpec = file.endsWith('.gemspec');
    if (!isSpec && file !== 'Gemfile' && file !== 'gems.rb') continue;
    const text = withoutFreeze(source);
    for (const [, written = ''] of text.matchAll(isSpec ? added : listed))
      required.push(...readRequirement(written, manifest));
    if (isSpec) gems.push(readGemspec(manifest, text));
  }
  const named = gems.filter(({ isNamed }) => isNamed);
  return { required, provided: named.length === 0 ? [] : describe(named, productFiles()) };
}

/** `'rack', '>= 2.2', '< 4', require: false`; a range with `#{…}` is computed. */
function readRequirement(written: string, manifest: FilePath): RequiredPackage[] {
  const [, name, rest = ''] = /^['"]([^'"]+)['"](.*)$/.exec(written) ?? [];
  const list =
    /^(?:[ \t]*,[ \t]*(?:\[[ \t]*)?(?:'[^']*'|"[^"]*")(?=[ \t]*(?:[,)\]#]|$)))*/.exec(rest)?.[0] ?? '';
  const ranges = Array.from(
    list.matchAll(/'([^']*)'|"([^"]*)"/g),
    ([, single, double]) => single ?? double ?? '',
  );
  const isLiteral = ranges.every((range) => /^[ \t]*(?:[<>=!~]+[ \t]*)?\d[\w.-]*$/.test(range));
  if (name === undefined || ranges.length === 0 || !isLiteral) return [];
  return [{ node: name, name, range: ranges.join(', '), manifest }];
}

/** Code requires the files at the top of the load path: `lib/active_support.rb`. */
function describe(gems: readonly OwnGem[], files: readonly ExtractedFile[]): ProvidedPackage[] {
  const inFolder = new Map<string, string[]>();
  for (const { file } of files)
    if (file.path.endsWith('.rb'))
      addTo(inFolder, folderOf(file.path), nameOf(file.path).slice(0, -'.rb'.length));
  return gems.map(({ name, version, manifest, folder, requirePaths }) => ({
    name,
    version,
    manifest,
    imports: requirePaths.flatMap((path) => inFolder.get(childPath(folder, path)) ?? []),
  }));
}
