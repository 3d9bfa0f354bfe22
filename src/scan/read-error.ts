/** Why the disk refused, completing the sentence "Cannot read …: ". A bug of ours passes through. */
export function explainReadError(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) throw error;
  switch (error.code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return 'it is gone';
    case 'EACCES':
    case 'EPERM':
      return 'no permission';
    case 'ELOOP':
      return 'it is a symbolic link';
    case 'EAGAIN':
    case 'EISDIR':
    case 'ENXIO':
      return 'it is not a regular file';
    case 'ENAMETOOLONG':
      return 'its path is longer than the system allows';
    case 'EMFILE':
    case 'ENFILE':
      return 'too many files are open';
    default:
      return `the disk answered ${String(error.code)}`;
  }
}
