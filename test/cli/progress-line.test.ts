import { describe, expect, it } from 'vitest';
import { ProgressLine } from '../../src/cli/progress-line.ts';

const erase = '\r\u001b[2K';

function watch() {
  const written: string[] = [];
  const clock = { ms: 0 };
  const line = new ProgressLine(
    (text) => written.push(text),
    () => clock.ms,
  );
  return { written, clock, line };
}

describe('the line of progress', () => {
  it('is rewritten at most ten times a second and gone at the end', () => {
    const { written, clock, line } = watch();
    for (let done = 0; done < 2000; done++) {
      line.show({ stage: 'extract', done, total: 2000 });
      clock.ms += 0.125;
    }
    line.end();
    expect(written).toEqual([
      `${erase}Reading imports: 800 of 2,000`,
      `${erase}Reading imports: 1,600 of 2,000`,
      erase,
    ]);
  });

  it('names no total that nobody knows', () => {
    const { written, clock, line } = watch();
    clock.ms = 150;
    line.show({ stage: 'scan', done: 12, total: 0 });
    expect(written).toEqual([`${erase}Scanning files: 12`]);
  });

  it('leaves no trace of a run that is over at once', () => {
    const { written, line } = watch();
    line.show({ stage: 'scan', done: 3, total: 0 });
    line.end();
    expect(written).toEqual([]);
  });
});
