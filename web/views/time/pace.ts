// How fast the history is played.

interface Pace {
  readonly stepMs: number;
  /** Points at a time. */
  readonly stride: number;
}

/** The whole history in about 14 seconds; with reduced motion, in about ten pictures with time to look at each. */
export function paceOf(count: number, isCalm: boolean): Pace {
  if (isCalm) return { stepMs: 1500, stride: Math.max(1, Math.ceil(count / 10)) };
  const stepMs = Math.min(600, Math.max(70, 14_000 / count));
  return { stepMs, stride: Math.max(1, Math.round((count * stepMs) / 14_000)) };
}
