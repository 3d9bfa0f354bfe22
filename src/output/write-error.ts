// Explains file system errors and says what to do.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from '../model/user-error.ts';
import { errorCode } from './error-code.ts';

export function writeError(path: string, cause: unknown): unknown {
  const code = errorCode(cause);
  return code === undefined ? cause : new WriteError(path, explain(code, path), { cause });
}

interface Problem {
  readonly what: string;
  /** What to do, besides choosing another location. */
  readonly remedy?: string;
  /** Whether another location does not help. */
  readonly isOnlyRemedy?: boolean;
}

export class WriteError extends UserError {
  readonly #path: string;
  readonly #problem: Problem;
  readonly #places: readonly string[];

  constructor(path: string, problem: Problem, options?: ErrorOptions, places: readonly string[] = []) {
    const hasOther = places.length > 0 && problem.isOnlyRemedy !== true;
    const elsewhere = hasOther ? [`choose another place with ${places.join(' or ')}`] : [];
    const remedies = [problem.remedy ?? [], elsewhere].flat().join(', or ');
    super(`Cannot write ${path}: ${problem.what}${remedies === '' ? '' : `; ${remedies}`}.`, options);
    this.#path = path;
    this.#problem = problem;
    this.#places = places;
  }

  /** The same error, with the options of a command that set another location. The first ones are kept. */
  offering(places: readonly string[]): WriteError {
    if (this.#places.length > 0) return this;
    return new WriteError(this.#path, this.#problem, { cause: this.cause }, places);
  }
}

function explain(code: string, path: string): Problem {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return { what: 'permission denied', remedy: 'allow writing there' };
    case 'ENOSPC':
    case 'EDQUOT':
      return { what: 'the disk is full', remedy: 'free some space' };
    case 'EROFS':
      return { what: 'the file system is read-only' };
    case 'ENOENT':
      if (existsSync(dirname(path))) return { what: `the file system creates nothing in ${dirname(path)}` };
      return { what: `there is no folder ${dirname(path)}`, remedy: 'create it' };
    case 'ENOTDIR':
    case 'EEXIST':
      return { what: 'a file is in the place of a folder', remedy: 'remove it' };
    case 'EISDIR':
    case 'ENOTEMPTY':
      return { what: 'it is a folder', remedy: 'give the path of a file', isOnlyRemedy: true };
    case 'ENAMETOOLONG':
      return { what: 'the name is too long' };
    default:
      return { what: `the file system reported ${code}` };
  }
}
