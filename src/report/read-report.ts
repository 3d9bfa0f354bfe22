// Reads a report, which may be from another version or edited by hand: everything in it is validated first.
import { type BareReport, completeReport } from '../model/bare-report.ts';
import type { Report } from '../model/report.ts';
import { UserError } from '../model/user-error.ts';
import { reportShape } from './report-shape.ts';

const knownVersion = 1;

export function readReport(text: string): Report {
  const value = parseJson(text);
  checkVersion(value);
  checkShape(value);
  checkReferences(value);
  return completeReport(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new UserError('Not a Lintel report: it is not JSON, or only a part of it', { cause });
  }
}

function checkVersion(value: unknown): void {
  // Reports of other programs have no version.
  if (typeof value !== 'object' || value === null || !('schemaVersion' in value)) return;
  const { schemaVersion } = value;
  if (typeof schemaVersion === 'number' && schemaVersion > knownVersion) {
    throw new UserError(
      `The report has schemaVersion ${schemaVersion}, and this Lintel knows up to ${knownVersion}: update Lintel`,
    );
  }
  if (schemaVersion !== knownVersion) throw notAReport(`schemaVersion is not ${knownVersion}`);
}

function checkShape(value: unknown): asserts value is BareReport {
  const problem = reportShape(value);
  if (problem !== undefined) throw notAReport(problem.startsWith('.') ? problem.slice(1) : `it${problem}`);
}

/** An edge to a node that does not exist would make graph libraries throw far away from the cause. */
function checkReferences({ detailed }: BareReport): void {
  const ids = new Set<string>();
  for (const { id } of detailed.nodes) {
    if (ids.has(id)) throw notAReport(`detailed.nodes has "${id}" twice`);
    ids.add(id);
  }
  for (const { id, source, target } of detailed.edges) {
    const unknown = [source, target].find((end) => !ids.has(end));
    if (unknown !== undefined) throw notAReport(`an edge names "${unknown}", which is not a node`);
    if (id !== `${source}->${target}`)
      throw notAReport(`the id of edge "${id}" does not match its source and target`);
  }
}

function notAReport(problem: string): UserError {
  return new UserError(`Not a Lintel report: ${problem}`);
}
