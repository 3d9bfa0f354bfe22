// What the .cabal and package.yaml files ask for and offer. They are read line by line.
import type { Project } from '../../model/project.ts';
import { wordsIn } from '../kit/word-set.ts';
import type { ManifestPackages, ProvidedPackage, RequiredPackage } from '../language.ts';

export function readManifestPackages({ manifests }: Project): ManifestPackages {
  const required: RequiredPackage[] = [];
  const provided: ProvidedPackage[] = [];
  for (const [manifest, text] of manifests) {
    if (!/\.cabal$|(?:^|\/)package\.yaml$/.test(manifest)) continue;
    for (const item of itemsOf(text, /^(?:build-depends|dependencies)$/)) {
      const [name = '', ...range] = wordsIn(item.replace(/[<>=^&|]/, ' $&'));
      if (/^[<>=^]/.test(range[0] ?? ''))
        required.push({ node: name, name, range: range.join(' '), manifest });
    }
    const [name] = topField(text, 'name');
    const [version] = topField(text, 'version');
    if (name === undefined) continue;
    const imports = itemsOf(text, /^exposed-modules$/).flatMap(wordsIn);
    provided.push({ name, version, manifest, imports });
  }
  return { required, provided };
}

/** Of the package itself, not of one of its components: those fields are indented. */
export function topField(text: string, field: string): readonly string[] {
  const value = new RegExp(`^${field}[ \\t]*:[ \\t]*["']?([\\w.-]+)["']?[ \\t\\r]*$`, 'im').exec(text)?.[1];
  return value === undefined ? [] : [value];
}

/** A field continues while lines are indented or begin with a dash. */
export function itemsOf(text: string, field: RegExp): string[] {
  const items: string[] = [];
  let indent = Infinity;
  for (const line of text.split('\n')) {
    const depth = line.search(/[^\s-]/);
    const [, key, rest = ''] = /^\s*([\w-]+)\s*:(.*)/.exec(line) ?? [];
    if (key !== undefined && depth <= indent) indent = field.test(key.toLowerCase()) ? depth : Infinity;
    if (depth >= indent) items.push(...(depth > indent ? line : rest).split(','));
  }
  return items.map((item) => item.replaceAll(/["'[\]]|^\s*-\s|--.*/g, ' ').trim()).filter((item) => item);
}
