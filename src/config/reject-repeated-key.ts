// A key that is written twice, as after a careless merge: all but the last one would silently have no effect.
import { UserError } from '../model/user-error.ts';
import type { RepeatedKey } from '../std/located-json.ts';

export function rejectRepeatedKey(repeated: RepeatedKey | undefined, fileName: string): void {
  if (repeated === undefined) return;
  const { key, line, firstLine } = repeated;
  const first = firstLine === line ? 'in the same line' : `in line ${firstLine}`;
  throw new UserError(`${fileName}, line ${line}: the key "${key}" is there twice, first ${first}.`);
}
