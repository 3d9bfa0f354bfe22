// What axe finds on a page or in a part of it, in the light theme and in the dark one, as one line each.
import type { Result } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** The minified one: a browser reads it in half of the time. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What holds is left out in the browser: all of it, with selectors, is as much work as finding it. */
const onlyViolations = { resultTypes: ['violations'], selectors: false };

/** A theme changes colours and nothing else, so that the second time only they are looked at. */
const looks = [
  { colorScheme: 'light', options: {} },
  { colorScheme: 'dark', options: { runOnly: ['color-contrast'] } },
] as const;

export async function findViolations(page: Page, selector = ':root'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const lines: string[] = [];
  for (const { colorScheme, options } of looks) {
    await page.emulateMedia({ colorScheme });
    const args = [selector, { ...onlyViolations, ...options }].map((value) => JSON.stringify(value));
    const found = await page.evaluate<Pick<Result, 'id' | 'nodes'>[]>(
      `axe.run(${args.join(', ')}).then(({ violations }) => violations)`,
    );
    for (const { id, nodes } of found)
      for (const { html } of nodes) lines.push(`${colorScheme}, ${id}: ${html.slice(0, 200)}`);
  }
  return lines;
}
