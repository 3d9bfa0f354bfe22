/** An order is clear where so many dependencies follow it, and so many times as many as contradict it. */
export const clear = { atLeast: 6, times: 6 };
