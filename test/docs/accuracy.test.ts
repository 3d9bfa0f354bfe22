// The stored results have the wording of the scripts that write them, so that measuring again changes figures only.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Measurement, describeAll, introduce, otherMeasurements } from '../../accuracy/documents.js';

const languages = readdirSync('docs/accuracy')
  .map((file) => file.replace(/\.md$/, ''))
  .filter((name) => !otherMeasurements.has(name));

describe('the accuracy documents', () => {
  it.each(languages)('%s begins as its script writes it', async (name) => {
    const measurement = (await import(`../../accuracy/${name}.js`)) as Measurement;
    const introduction = introduce(name, measurement);
    const stored = readFileSync(`docs/accuracy/${name}.md`, 'utf8');
    expect(stored.slice(0, introduction.length)).toBe(introduction);
  });

  it('are summed up in docs/accuracy.md', () => {
    expect(readFileSync('docs/accuracy.md', 'utf8')).toBe(describeAll('docs/accuracy'));
  });
});
