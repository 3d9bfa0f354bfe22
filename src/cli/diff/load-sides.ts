// Loads what is compared: two reports, or two revisions of a project.
import { basename } from 'node:path';
import { compareReports } from '../../compare/compare-reports.ts';
import { UserError } from '../../model/user-error.ts';
import type { CommandContext } from '../command-context.ts';
import type { DiffFlags } from './diff-flags.ts';
import { loadReport } from '../load-report.ts';
import type { DiffOutput } from './diff-format.ts';
import { loadRevisions } from './load-revisions.ts';

export interface NamedSides {
  /** As given by the user; undefined if omitted. */
  readonly base: string | undefined;
  readonly head: string | undefined;
}

export async function loadSides(
  { base, head }: NamedSides,
  flags: DiffFlags,
  context: CommandContext,
): Promise<DiffOutput> {
  if (isReport(base) && isReport(head)) return await loadReports(base, head, context);
  const [report, other] = isReport(base) ? [base, head] : [head, base];
  if (isReport(report)) {
    const second = other === undefined ? 'Give a second one' : `"${other}" is not`;
    throw new UserError(`"${report}" is a report. ${second}: compare two reports, or two revisions.`);
  }
  return await loadRevisions({ base, head }, flags, context);
}

/** Revisions are seldom named like JSON files. `HEAD:old.json` is in git, `C:old.json` is on disk. */
function isReport(name: string | undefined): name is string {
  return name !== undefined && name.toLowerCase().endsWith('.json') && !/^(?:[^:/\\]{2,}|):/.test(name);
}

async function loadReports(base: string, head: string, { signal }: CommandContext): Promise<DiffOutput> {
  const [before, after] = await Promise.all([loadReport(base, signal), loadReport(head, signal)]);
  const isClear = basename(base) !== basename(head);
  const change = compareReports(before, after, {
    beforeName: isClear ? basename(base) : base,
    afterName: isClear ? basename(head) : head,
  });
  return { change, reports: { before, after }, isOnDisk: false };
}
