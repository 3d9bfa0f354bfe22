/** An order is clear if at least `atLeast` dependencies follow it, and at least `times` times as many as contradict it. */
export const clear = { atLeast: 6, times: 6 };
