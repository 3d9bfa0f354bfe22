// Builds an import statement. Absent details are omitted, not undefined.
import type { ImportDetail } from '../../model/import-detail.ts';
import type { ImportKind, ImportStatement } from '../../model/source.ts';

interface Written {
  readonly specifier: string;
  readonly detail: ImportDetail | undefined;
  readonly line: number;
  readonly kind: ImportKind;
}

export function importStatement({ specifier, detail, line, kind }: Written): ImportStatement {
  return detail === undefined ? { specifier, line, kind } : { specifier, detail, line, kind };
}

/** The local name that an import assigns, if any. */
export function aliasOf({ detail }: ImportStatement): string | undefined {
  return detail?.kind === 'alias' ? detail.alias : undefined;
}

export function aliasDetail(alias: string | undefined): ImportDetail | undefined {
  return alias === undefined ? undefined : { kind: 'alias', alias };
}
