// What the build.zig.zon files offer. What they ask for are addresses and hashes, not versions.
import type { Project } from '../../../model/project.ts';
import { nameOf } from '../../../std/paths.ts';
import type { ManifestPackages } from '../../language.ts';

/** `.name = .shop` or, before Zig 0.14, `.name = "shop"`. The first one is that of the package. */
const packageName = /\.name\s*=\s*(?:\.@?"?|")([A-Za-z_][\w-]*)/;
const packageVersion = /\.version\s*=\s*"([^"\n]*)"/;

export function readManifestPackages({ manifests }: Project): ManifestPackages {
  const own = [...manifests].filter(([path]) => nameOf(path) === 'build.zig.zon');
  const provided = own.flatMap(([manifest, text]) => {
    const name = packageName.exec(text)?.[1];
    return name === undefined ? [] : [{ name, version: packageVersion.exec(text)?.[1], manifest }];
  });
  return { required: [], provided };
}
