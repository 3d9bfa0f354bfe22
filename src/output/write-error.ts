// Explains errors of the file system and says what to do.
import { dirname } from 'node:path';
import { UserError } from '../model/user-error.ts';
import { errorCode } from './error-code.ts';

/** `options` name another place: not every command has both. */
export function writeError(path: string, cause: unknown, options = '--out-dir or --out'): unknown {
  const code = errorCode(cause);
  if (code === undefined) return cause;
  return new UserError(
    `Cannot write ${path}: ${explain(code, path, `choose another place with ${options}`)}.`,
    { cause },
  );
}

function explain(code: string, path: string, elsewhere: string): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `permission denied; allow writing there, or ${elsewhere}`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `the disk is full; free some space, or ${elsewhere}`;
    case 'EROFS':
      return `the file system is read-only; ${elsewhere}`;
    case 'ENOENT':
      return `there is no folder ${dirname(path)}; create it, or ${elsewhere}`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `a file is in the place of a folder; remove it, or ${elsewhere}`;
    case 'EISDIR':
    case 'ENOTEMPTY':
      return 'it is a folder; give the path of a file';
    case 'ENAMETOOLONG':
      return `the name is too long; ${elsewhere}`;
    default:
      return `the file system reported ${code}; ${elsewhere}`;
  }
}
