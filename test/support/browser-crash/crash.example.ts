import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { lendPage } from '../lend-page.ts';
import { browser } from '../page-browser.ts';

it('leaves two idle pages', async () => {
  const pages = [await lendPage(browser!), await lendPage(browser!)];
  expect(await Promise.all(pages.map(titleOfShop))).toEqual(['Orders', 'Orders']);
});

it('kills the browser and waits for its page', async () => {
  const page = await lendPage(browser!);
  await killBrowser(page);
  expect(await titleOfShop(page)).toBe('Orders');
});

it('works in a new browser', async () => {
  expect(await titleOfShop(await lendPage(browser!))).toBe('Orders');
});

it('kills the browser and ends', async () => {
  const page = await lendPage(browser!);
  expect(await titleOfShop(page)).toBe('Orders');
  await killBrowser(page);
});

it('works in a third browser', async () => {
  expect(await titleOfShop(await lendPage(browser!))).toBe('Orders');
});

async function titleOfShop(page: Page): Promise<string> {
  await page.route('http://shop.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Orders</title>' }),
  );
  await page.goto('http://shop.test/');
  return page.title();
}

async function killBrowser(page: Page): Promise<void> {
  const session = await page.context().browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL');
}
