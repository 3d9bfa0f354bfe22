// Resolver results.
import { filePath } from '../../../model/file-path.ts';
import { asset, toFiles, unresolved } from '../../kit/targets.ts';
import type { Target } from '../../../model/resolution.ts';

/** Something that exists: a source file is a node of the graph, an asset is not. */
export interface Found {
  readonly kind: 'source' | 'asset';
  readonly path: string;
  /** Platform-specific alternatives. */
  readonly variants?: readonly string[];
}

export interface Missing {
  readonly kind: 'missing';
  readonly reason: string;
  /** Where it would be; see Target. */
  readonly places?: readonly string[] | undefined;
}

export function missing(reason: string, places?: readonly string[]): Missing {
  return { kind: 'missing', reason, places };
}

export function toTarget(outcome: Found | Missing): Target {
  if (outcome.kind === 'missing') return unresolved(outcome.reason, outcome.places);
  if (outcome.kind === 'asset') return asset;
  const { path, variants } = outcome;
  const paths = variants === undefined ? [filePath(path)] : [path, ...variants].map(filePath);
  return toFiles(paths);
}
