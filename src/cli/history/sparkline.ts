// Renders numbers as a row of bars, higher for larger numbers.

const bars = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** At most `width` bars; if there are more numbers, each bar shows the last of several. A constant series is flat, at the bottom if it is 0. */
export function sparkline(values: readonly number[], width: number): string {
  const shown = thin(values, width);
  const low = Math.min(...shown);
  const high = Math.max(...shown);
  const barOf = (value: number): string => {
    const share = high === low ? Number(value > 0) : (value - low) / (high - low);
    return bars[Math.round(share * (bars.length - 1))]!;
  };
  return shown.map(barOf).join('');
}

function thin(values: readonly number[], width: number): readonly number[] {
  if (values.length <= width) return values;
  return Array.from({ length: width }, (_, i) => values[Math.ceil(((i + 1) * values.length) / width) - 1]!);
}
