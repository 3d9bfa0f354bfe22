// What the disk says, in words that say what to do.
import { dirname } from 'node:path';
import { UserError } from '../model/user-error.ts';
import { errorCode } from './error-code.ts';

const elsewhere = 'choose another place with --out-dir or --out';

export function writeError(path: string, cause: unknown): unknown {
  const code = errorCode(cause);
  if (code === undefined) return cause;
  return new UserError(`Cannot write ${path}: ${explain(code, path)}.`, { cause });
}

function explain(code: string, path: string): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `no permission; allow writing there, or ${elsewhere}`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `the disk is full; free some space, or ${elsewhere}`;
    case 'EROFS':
      return `the file system is read-only; ${elsewhere}`;
    case 'ENOENT':
      return `there is no folder ${dirname(path)}; create it, or ${elsewhere}`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `a file stands where a folder is needed; remove it, or ${elsewhere}`;
    case 'EISDIR':
    case 'ENOTEMPTY':
      return 'it is a folder; name a file in it';
    case 'ENAMETOOLONG':
      return `the name is too long; ${elsewhere}`;
    default:
      return `the disk answered ${code}; ${elsewhere}`;
  }
}
