// The questions about a report. Command, server and MCP share them, so that all give the same answer. Paths are absolute,
// relative to `from`, or relative to the root of the project.
import type { Report } from '../model/report.ts';
import { UserError } from '../model/user-error.ts';
import { describeFiles } from '../query/files/describe-files.ts';
import { describeProject } from '../query/describe-project.ts';
import { findAffected } from '../query/affected/find-affected.ts';
import { findImpact } from '../query/paths/find-impact.ts';
import { findPaths } from '../query/paths/find-paths.ts';
import { findNamed } from '../query/placement/module-names.ts';
import { placeFile, readRequest } from '../query/placement/place-file.ts';
import { type Place, selectChanged } from '../query/files/select-changed.ts';
import { selectFiles, selectNodes, type StartFolders } from '../query/files/select-files.ts';
import { type AffectedContext, answerAffected } from './answer-affected.ts';
import { answerFile } from './answer-file.ts';
import { answerImpact } from './answer-impact.ts';
import { answerOverview } from './answer-overview.ts';
import { answerPath } from './answer-path.ts';
import { answerPlace } from './answer-place.ts';
import type { Answer } from './answer.ts';

export interface Asked {
  /** The complete answer, for programs. */
  readonly data: unknown;
  /** The same in words. */
  readonly answer: Answer;
}

export type Question =
  | { readonly name: 'overview' }
  | { readonly name: 'file'; readonly file: string }
  | { readonly name: 'impact'; readonly files: readonly string[] }
  | { readonly name: 'affected'; readonly files: readonly string[] }
  | ({ readonly name: 'path' } & PathQuestion)
  | ({ readonly name: 'place' } & PlaceQuestion);

/** Paths are relative to the root. `exists` tells whether an absolute path exists. */
export function ask(report: Report, question: Question, exists: Place['exists']): Asked {
  switch (question.name) {
    case 'overview':
      return askOverview(report);
    case 'file':
      return askFile(report, [question.file]);
    case 'impact':
      return askImpact(report, question.files);
    case 'affected': {
      const place = { from: report.projectRoot, exists };
      return askAffected(report, selectChanged(report, question.files, place));
    }
    case 'path':
      return askPath(report, question);
    case 'place':
      return askPlace(report, question);
  }
}

export function askOverview(report: Report): Asked {
  const data = describeProject(report);
  return { data, answer: answerOverview(data) };
}

export function askFile(report: Report, files: readonly string[], from?: StartFolders): Asked {
  const data = describeFiles(report, select(report, files, from, selectFiles));
  return { data, answer: answerFile(data, nameOf(files)) };
}

export function askImpact(report: Report, files: readonly string[], from?: StartFolders): Asked {
  const data = findImpact(report, select(report, files, from, selectNodes));
  return { data, answer: answerImpact(data, nameOf(files)) };
}

/** Paths first, then what code of the project means by a name: `App\\Cart` in `src/Cart.php`. */
function select(
  report: Report,
  written: readonly string[],
  from: StartFolders | undefined,
  selectPaths: typeof selectFiles,
): readonly string[] {
  const ids = written.flatMap((text) => {
    // No path: `shop_core::cart` is in the crate, whichever path has both in it.
    const first = text.includes('::') ? findNamed(report, text) : undefined;
    if (first !== undefined) return first;
    try {
      return selectPaths(report, [text], from);
    } catch (error) {
      const named = error instanceof UserError ? findNamed(report, text) : undefined;
      if (named === undefined) throw error;
      return named;
    }
  });
  return [...new Set(ids)];
}

/** A shell writes out the globs that it matches. */
function nameOf(files: readonly string[]): string | undefined {
  return files.length > 3 ? undefined : files.join(', ');
}

export interface PathQuestion {
  readonly from: string;
  readonly to: string;
}

export function askPath(report: Report, { from, to }: PathQuestion, folder?: StartFolders): Asked {
  const data = findPaths(
    report,
    select(report, [from], folder, selectFiles),
    select(report, [to], folder, selectNodes),
  );
  return { data, answer: answerPath(data, [from, to]) };
}

export function askAffected(
  report: Report,
  paths: readonly string[],
  asked?: AffectedContext['asked'],
): Asked {
  const data = findAffected(report, paths);
  return { data, answer: answerAffected(data, { asked }) };
}

export interface PlaceQuestion {
  readonly file: string;
  readonly imports: readonly string[];
}

export function askPlace(report: Report, question: PlaceQuestion, from?: StartFolders): Asked {
  const data = placeFile(report, readRequest(report, question, from));
  return { data, answer: answerPlace(data) };
}
