// A page of a browser for one test, as good as new: a used one that has forgotten everything costs half of a new one.
import type { Browser, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

export type PageSource = Pick<Browser, 'newContext'>;

const idle = new WeakMap<PageSource, Page[]>();

export async function lendPage(browser: PageSource): Promise<Page> {
  const pages = idle.get(browser) ?? [];
  idle.set(browser, pages);
  const page = popLiving(pages) ?? (await newPage(browser));
  onTestFinished(async () => {
    await takeBack(page);
    pages.push(page);
  });
  return page;
}

/** The browser may have crashed since a page was given back. */
function popLiving(pages: Page[]): Page | undefined {
  for (let page = pages.pop(); page !== undefined; page = pages.pop()) {
    if (isAlive(page)) return page;
  }
  return undefined;
}

function isAlive(page: Page): boolean {
  return page.context().browser()?.isConnected() ?? false;
}

/** In a context of its own: no two that are lent at a time know of each other. */
async function newPage(browser: PageSource): Promise<Page> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  return context.newPage();
}

/** Fails the test in which the browser crashed, even if the test itself did not notice. */
async function takeBack(page: Page): Promise<void> {
  try {
    await forget(page);
  } catch (error) {
    if (isAlive(page)) throw error;
    const name = expect.getState().currentTestName;
    throw new Error(`The browser crashed in the test "${name}".`, { cause: error });
  }
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
