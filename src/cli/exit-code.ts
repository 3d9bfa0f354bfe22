// The exit codes.

export const exitCode = {
  done: 0,
  /** A check failed. */
  failed: 1,
  /** A mistake of the user; one line says what to do. */
  wrongUsage: 2,
  /** A bug in Lintel, printed with its stack. EX_SOFTWARE in sysexits.h; 1 is reserved for failed checks. */
  bug: 70,
  interrupted: 130,
} as const;
