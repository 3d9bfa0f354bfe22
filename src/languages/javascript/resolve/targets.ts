// What a specifier leads to, before platform-specific files and assets are made into targets.
import { filePath } from '../../../model/file-path.ts';
import { asset, toFile, toFiles } from '../../kit/targets.ts';
import type { Target } from '../../../model/resolution.ts';

/** Something that exists: a source file is a node of the graph, an asset is not. */
export interface Found {
  readonly kind: 'source' | 'asset';
  readonly path: string;
  /** Platform-specific alternatives. */
  readonly variants?: readonly string[];
}

export type Outcome = Found | Exclude<Target, { kind: 'files' }>;

export function toTarget(outcome: Outcome): Target {
  if (!('path' in outcome)) return outcome;
  if (outcome.kind === 'asset') return asset;
  const { path, variants } = outcome;
  return variants === undefined ? toFile(path) : toFiles([path, ...variants].map(filePath));
}
