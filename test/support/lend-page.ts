// A page of a browser for one test, as good as new: a used one that has forgotten everything costs half of a new one.
import type { Browser, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

const idle = new WeakMap<Browser, Page[]>();

export async function lendPage(browser: Browser): Promise<Page> {
  const pages = idle.get(browser) ?? [];
  idle.set(browser, pages);
  const page = pages.pop() ?? (await newPage(browser));
  onTestFinished(async () => {
    await forget(page);
    pages.push(page);
  });
  return page;
}

/** In a context of its own: no two that are lent at a time know of each other. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  return context.newPage();
}

async function forget(page: Page): Promise<void> {
  page.removeAllListeners();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.mouse.move(0, 0);
  await page.goto('about:blank');
}
