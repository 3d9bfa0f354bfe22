// Resolves any kind of specifier.
import { computed, unresolved } from '../../kit/targets.ts';
import type { Target } from '../../../model/resolution.ts';
import type { Scope } from './scope.ts';
import { resolveBare } from './resolve-bare.ts';
import { isRelative, resolveRelative, resolveRooted } from './resolve-relative.ts';
import { type Outcome, toTarget } from './targets.ts';

export function resolveSpecifier(scope: Scope, specifier: string): Target {
  const outcome = resolveWritten(scope, specifier);
  if (outcome.kind === 'source' || outcome.kind === 'asset') return toTarget(outcome);
  const bare = withoutInstructions(specifier);
  return toTarget(bare === specifier || bare === '' ? outcome : resolveWritten(scope, bare));
}

function resolveWritten(scope: Scope, specifier: string): Outcome {
  if (specifier === '') return unresolved('it is empty');
  if (placeholder.test(specifier)) return computed;
  if (isRelative(specifier)) return resolveRelative(scope, specifier);
  if (specifier.startsWith('/')) return resolveRooted(scope, specifier);
  return resolveBare(scope, specifier);
}

/** `<%= app %>/config`, `{{name}}`: the file is a template of a source. */
const placeholder = /<%|\{\{/;

/** Removes bundler instructions: loaders (`css!./cart.css`) and a query or hash (`./cart.svg?raw`). */
export function withoutInstructions(specifier: string): string {
  const path = specifier.slice(specifier.lastIndexOf('!') + 1);
  const end = path.slice(1).search(/[?#]/);
  return end === -1 ? path : path.slice(0, end + 1);
}
