// Resolves any kind of specifier.
import { unresolved } from '../../kit/targets.ts';
import type { Target } from '../../../model/resolution.ts';
import type { Layout, Scope } from './layout.ts';
import { resolveBare } from './resolve-bare.ts';
import { isRelative, resolveRelative, resolveRooted } from './resolve-relative.ts';

export function resolveSpecifier(project: Layout, scope: Scope, specifier: string): Target {
  const layout = withSuffixes(project, scope);
  const target = resolveWritten(layout, scope, specifier);
  if (target.kind === 'files' || target.kind === 'asset') return target;
  const bare = withoutInstructions(specifier);
  return bare === specifier || bare === '' ? target : resolveWritten(layout, scope, bare);
}

/** Where the build for a platform chooses, no suffix of the compiler does. */
function withSuffixes(layout: Layout, { config }: Scope): Layout {
  if (config?.moduleSuffixes === undefined || layout.platforms.isHosted(config.folder)) return layout;
  return { ...layout, suffixes: config.moduleSuffixes };
}

function resolveWritten(layout: Layout, scope: Scope, specifier: string): Target {
  if (specifier === '') return unresolved('it is empty');
  if (isRelative(specifier)) return resolveRelative(layout, scope, specifier);
  if (specifier.startsWith('/')) return resolveRooted(layout, scope, specifier);
  return resolveBare(layout, scope, specifier);
}

/** Removes bundler instructions: loaders (`css!./cart.css`) and a query or hash (`./cart.svg?raw`). */
export function withoutInstructions(specifier: string): string {
  const path = specifier.slice(specifier.lastIndexOf('!') + 1);
  const end = path.slice(1).search(/[?#]/);
  return end === -1 ? path : path.slice(0, end + 1);
}
