// What the rockspecs ask for and offer.
import type { FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import { compareCodePoints } from '../../../std/code-point-order.ts';
import type { ManifestPackages, ProvidedPackage } from '../../language.ts';
import { readModules } from './modules.ts';

export function readManifestPackages({ manifests }: Project): ManifestPackages {
  const own = [...manifests]
    .filter(([path]) => path.endsWith('.rockspec'))
    .sort(([a], [b]) => compareCodePoints(a, b));
  // A folder may have a rockspec for each version: the last one counts.
  const provided = new Map(
    own.flatMap(([path, text]) => describe(path, text)).map((rock) => [rock.name, rock]),
  );
  return {
    required: own.flatMap(([manifest, text]) =>
      dependenciesIn(text).map(([name, range]) => ({ node: name, name, range, manifest })),
    ),
    provided: [...provided.values()],
  };
}

function describe(manifest: FilePath, text: string): ProvidedPackage[] {
  const field = (name: string): string | undefined =>
    new RegExp(`^[ \\t]*${name}[ \\t]*=[ \\t]*["']([^"'\\n]*)["']`, 'm').exec(text)?.[1];
  const name = field('package');
  if (name === undefined) return [];
  const imports = Array.from(readModules(text).keys(), (module) => module.split('.', 1)[0] ?? module);
  return [{ name, version: field('version'), manifest, imports }];
}

/** `dependencies = { "lua >= 5.1", "penlight ~> 1.5" }` */
function dependenciesIn(text: string): [name: string, range: string][] {
  const list = /^[ \t]*dependencies[ \t]*=[ \t]*\{([^{}]*)\}/m.exec(text)?.[1] ?? '';
  return Array.from(list.matchAll(/["']([\w./-]+)[ \t]*([^"'\n]*)["']/g), ([, name = '', range = '']) => [
    name,
    range.trim(),
  ]);
}
