import { describe, expect, it } from 'vitest';
import { estimateTokens } from '../../src/answers/estimate-tokens.ts';
import { renderAnswer } from '../../src/answers/render-answer.ts';

const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `src/orders/part-${i}.ts`);
const answer = {
  heading: ['src/money.ts: 203 files depend on it'],
  sections: [
    { title: 'Tests (3)', lines: names(3) },
    { title: 'Directly (200)', lines: names(200) },
    { title: 'Rules', lines: [] },
  ],
};

describe('an answer', () => {
  it('is a heading and sections, without empty ones', () => {
    expect(renderAnswer({ heading: ['a.ts'], sections: [{ title: 'Uses', lines: ['b.ts:1'] }] })).toBe(
      'a.ts\n\nUses:\n  b.ts:1\n',
    );
    expect(renderAnswer(answer)).not.toContain('Rules');
  });

  it('keeps to the tokens, cuts the long section and says how much is left out', () => {
    const text = renderAnswer(answer, 300);
    expect(estimateTokens(text)).toBeLessThanOrEqual(300);
    expect(estimateTokens(text)).toBeGreaterThan(250);
    const shown = text
      .split('Directly (200):')[1]!
      .split('\n')
      .filter((line) => line.includes('part-'));
    expect(text).toContain('part-2.ts\n\nDirectly');
    expect(text).toContain(`  … ${200 - shown.length} more\n`);
    expect(text).toContain('Cut to 300 tokens.');
  });

  it('leaves out whole sections rather than taking more tokens', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({
      title: `Part ${i} of the answer`,
      lines: names(5),
    }));
    const text = renderAnswer({ heading: ['src/money.ts'], sections: many }, 200);
    expect(estimateTokens(text)).toBeLessThanOrEqual(200);
    expect(text).toContain('Part 0 of the answer');
    expect(text).not.toContain('Part 20 of the answer');
    expect(text).toContain('Cut to 200 tokens.');
  });

  it('cuts a heading that is too long by itself', () => {
    const text = renderAnswer({ heading: names(200), sections: [] }, 200);
    expect(estimateTokens(text)).toBeLessThanOrEqual(200);
    expect(text).toContain('part-1.ts');
    expect(text).toContain('Cut to 200 tokens.');
  });

  it('is whole without a limit', () => {
    expect(renderAnswer(answer)).toContain('part-199.ts');
    expect(renderAnswer(answer)).not.toContain('Cut to');
  });
});
