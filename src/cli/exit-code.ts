// How the program ends, told to whoever called it.

export const exitCode = {
  done: 0,
  /** Kept for checks: the analysis worked, and what it found is not allowed. */
  checkFailed: 1,
  /** Wrong usage or bad input; one line says what to do. */
  wrongUsage: 2,
  /** A bug of ours, with its stack. sysexits.h calls it EX_SOFTWARE; Node's own 1 would read as a failed check. */
  bug: 70,
  interrupted: 130,
} as const;
