// The report's terms in plain words, for people who never read its documentation.
import type { Signal } from '../../src/model/report.ts';

export function wordsFor(signal: Signal): string {
  switch (signal) {
    case 'circular_dependency':
      return 'part of a cycle';
    case 'god_module':
      return 'imports too much';
    case 'dependency_explosion':
      return 'connected to too much';
    default:
      return plural(violationCount(signal), 'layer violation');
  }
}

function violationCount(signal: Signal): number {
  return Number(signal.slice(signal.indexOf(':') + 1));
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** `12,345`. By hand: the browser's own way loads a locale first, which the first picture would wait for. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `cart.ts` and `src/core` of `src/core/cart.ts`. */
export function splitPath(id: string): { readonly name: string; readonly folder: string } {
  const slash = id.lastIndexOf('/');
  return { name: id.slice(slash + 1), folder: slash === -1 ? '' : id.slice(0, slash) };
}
