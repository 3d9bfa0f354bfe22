/** Formats a time as in the report: `2026-11-14T12:00:00.000+00:00`. */
export function writeTime(moment: Date): string {
  return moment.toISOString().replace('Z', '+00:00');
}
