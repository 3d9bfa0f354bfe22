import { UserError } from '../../model/user-error.ts';
import type { CommandContext } from '../command-context.ts';
import type { DiffFlags } from '../commands/diff.ts';
import type { LoadedSides, NamedSides } from './load-sides.ts';

/** Not yet: only reports can be compared. */
export function loadRevisions(
  _named: NamedSides,
  _flags: DiffFlags,
  _context: CommandContext,
): Promise<LoadedSides> {
  throw new UserError(
    'Revisions cannot be compared yet. Give two reports: lintel diff old.json new.json (lintel analyze --out FILE writes one).',
  );
}
