// Formats numbers, independent of the locale.

/** `1,204`. Not with Intl, which takes a tenth of the start-up time. */
export function writeNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 file`, `1,204 files` */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${writeNumber(count)} ${count === 1 ? one : many}`;
}

/** `0.04 s`, `12.3 s` */
export function writeDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return `${seconds.toFixed(seconds < 10 ? 2 : 1)} s`;
}

/** `820 B`, `9.5 KB`, `264 KB`: as in the risk score, 1024 bytes are a KB. */
export function writeSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  return kilobytes < 10 ? `${kilobytes.toFixed(1)} KB` : `${writeNumber(Math.round(kilobytes))} KB`;
}

/** `a, b, c and 4 more` */
export function listFirst(names: readonly string[], most: number): string {
  const hidden = names.length - most;
  // A remaining single name takes no more space than the words for it.
  if (hidden <= 1) return names.join(', ');
  return `${names.slice(0, most).join(', ')} and ${writeNumber(hidden)} more`;
}

/** `New cycle`, `2 new cycles`, for the start of a line. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one.charAt(0).toUpperCase() + one.slice(1) : countOf(count, one, many);
}

/** For the start of a sentence that is a part of another one now. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
