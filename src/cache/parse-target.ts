// Parses a target from the cache. Anything that is not a valid target is ignored.
import type { FilePath } from '../model/file-path.ts';
import type { Target } from '../model/resolution.ts';

export function parseTarget(json: string): Target | undefined {
  const value = parseObject(json);
  switch (value?.['kind']) {
    case 'files':
      return arePaths(value['paths']) ? { kind: 'files', paths: value['paths'] } : undefined;
    case 'package': {
      const { name, builtin } = value;
      return typeof name === 'string' && typeof builtin === 'boolean'
        ? { kind: 'package', name, builtin }
        : undefined;
    }
    case 'asset':
    case 'nothing':
      return { kind: value['kind'] };
    case 'computed': {
      const { reason } = value;
      return typeof reason === 'string' ? { kind: 'computed', reason } : { kind: 'computed' };
    }
    case 'unresolved': {
      const { reason, places, isOutside } = value;
      if (typeof reason !== 'string') return undefined;
      if (isOutside === true) return { kind: 'unresolved', reason, isOutside };
      if (places === undefined) return { kind: 'unresolved', reason };
      return arePaths(places) ? { kind: 'unresolved', reason, places } : undefined;
    }
    default:
      return undefined;
  }
}

function parseObject(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    // Not JSON: the import is resolved again.
    return undefined;
  }
}

function arePaths(value: unknown): value is readonly FilePath[] {
  return Array.isArray(value) && value.every((path) => typeof path === 'string');
}
