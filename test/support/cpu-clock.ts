// The CPU time of this process: unlike the clock on the wall, other work on the machine hardly moves it.

/** Returns a function that says how many milliseconds were used since. */
export function startCpuClock(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
