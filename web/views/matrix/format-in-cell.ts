/** At most four characters: `7`, `812`, `1.2k`, `34k`. */
export function formatInCell(count: number): string {
  if (count < 1000) return String(count);
  const thousands = count / 1000;
  return thousands < 9.95 ? `${thousands.toFixed(1)}k` : `${Math.round(thousands)}k`;
}
