import type { Evidence } from '../model/graph.ts';
import type { ImportStatement } from '../model/source.ts';

/** What the report contains of an import. */
export function evidenceOf({ line, specifier, kind, role }: ImportStatement): Evidence {
  return role === undefined ? { line, specifier, kind } : { line, specifier, kind, role };
}
