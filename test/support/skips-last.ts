// Ends a run with the lines of `is-missing.ts`, which have long scrolled away by then.
import type { UserConsoleLog } from 'vitest';
import type { Reporter } from 'vitest/reporters';

export default class SkipsLast implements Reporter {
  readonly #lines = new Set<string>();

  onUserConsoleLog({ content }: UserConsoleLog): void {
    for (const line of content.split('\n')) {
      if (line.startsWith('NOT TESTED ')) this.#lines.add(line);
    }
  }

  onTestRunEnd(): void {
    for (const line of this.#lines) console.error(line);
  }
}
