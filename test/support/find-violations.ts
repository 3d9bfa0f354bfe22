// What axe finds on a page or in a part of it, in the light theme and in the dark one, as one line each.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** A theme changes colours and nothing else, so that the second time only they are looked at. */
const looks = [
  { colorScheme: 'light', options: {} },
  { colorScheme: 'dark', options: { runOnly: ['color-contrast'] } },
] as const;

export async function findViolations(page: Page, selector = ':root'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const lines: string[] = [];
  for (const { colorScheme, options } of looks) {
    await page.emulateMedia({ colorScheme });
    const args = [selector, options].map((value) => JSON.stringify(value));
    const found = await page.evaluate<axe.AxeResults>(`axe.run(${args.join(', ')})`);
    for (const { id, nodes } of found.violations)
      for (const { html } of nodes) lines.push(`${colorScheme}, ${id}: ${html.slice(0, 200)}`);
  }
  return lines;
}
