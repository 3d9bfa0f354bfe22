// Explains errors of the file system.

/** Completes the sentence "Cannot read …: ". Rethrows errors from elsewhere. */
export function explainReadError(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) throw error;
  switch (error.code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return 'it does not exist';
    case 'EACCES':
    case 'EPERM':
      return 'permission denied';
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
      return `the file system reported ${String(error.code)}`;
  }
}
