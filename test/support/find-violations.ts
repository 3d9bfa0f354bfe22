// What axe finds on a page or in a part of it, as one line each.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

export async function findViolations(page: Page, selector = ':root'): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate<axe.AxeResults>(`axe.run(${JSON.stringify(selector)})`);
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
