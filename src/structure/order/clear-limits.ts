/** An order is clear if at least `atLeast` dependencies follow it, and at least `times` times as many as contradict it. */
export const clearLimits = { atLeast: 6, times: 6 };
