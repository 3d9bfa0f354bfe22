// Which part of a cut belongs to which of its dependencies.
import type { CutPart, Dependency } from '../../model/report.ts';

/** What is moved out of the target or, if that is none of the parts, out of the source. */
export function partOf([source, target]: Dependency, parts: readonly CutPart[]): CutPart | undefined {
  return parts.find(({ path }) => path === target) ?? parts.find(({ path }) => path === source);
}
