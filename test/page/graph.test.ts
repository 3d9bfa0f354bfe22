import { afterAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { findViolations } from '../support/find-violations.ts';
import { large, openPage, sample, tagsOf } from '../support/served-page.ts';
import type { Page } from 'playwright-core';

const withoutWebGl = await launchBrowser(['--disable-gpu', '--disable-3d-apis']);
afterAll(() => withoutWebGl?.close());

const fragment = '#view=graph';

describe.skipIf(isMissing(browser, 'browser'))('the graph', () => {
  it('does not run the layout with reduced motion, except on request', { tags: 'slow' }, async () => {
    const { page, complaints } = await openPage(browser!, sample, { fragment });
    const graph = page.getByRole('application', { name: /^Graph of \d+ nodes/ });
    await graph.waitFor();
    // All in the browser: the layout of a small graph ends by itself in less than a second.
    await page.getByRole('button', { name: 'Run layout' }).evaluate(async (button: HTMLElement) => {
      button.click();
      for (let frame = 0; frame < 1000 && button.innerText !== 'Stop layout'; frame++)
        await new Promise(requestAnimationFrame);
      button.click();
    });
    await page.getByRole('button', { name: 'Run layout' }).waitFor();
    await graph.focus();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Nothing selected' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows and selects the file under the pointer', async () => {
    // A single file is in the centre.
    const { page, complaints } = await openPage(browser!, sample, {
      fragment: '#view=graph&folder=storefront/scripts',
    });
    const graph = page.getByRole('application', { name: /^Graph of 1 node / });
    const centre = await centreOf(page);
    // Sigma tests what is under the pointer only after it has drawn.
    await expect
      .poll(async () => {
        await page.mouse.move(centre[0] - 3, centre[1]);
        await page.mouse.move(...centre);
        return graph.evaluate((element) => getComputedStyle(element).cursor);
      })
      .toBe('pointer');
    await page.mouse.click(...centre);
    await page.getByRole('heading', { name: 'import-catalog.ts', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('has a list of its nodes that opens, closes and selects', { tags: 'slow' }, async () => {
    const { page, complaints } = await openPage(browser!, sample, { fragment });
    const nodes = page.getByRole('list', { name: 'Nodes of the graph' });
    await page.getByText('49 nodes', { exact: true }).click();
    await nodes.getByRole('button', { name: 'Close storefront/src/core/', exact: true }).click();
    await page.getByText('42 nodes', { exact: true }).waitFor();
    await nodes.getByRole('button', { name: /^core 8\s*, depends on \d+, used by \d+ others/ }).click();
    await page.getByRole('heading', { name: 'core/', exact: true }).waitFor();
    await page.getByRole('application', { name: /^Graph/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('49 nodes', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('offers the map if the browser has no WebGL', { tags: 'slow' }, async () => {
    const { page } = await openPage(withoutWebGl!, sample, { fragment });
    await page.getByText('This browser cannot draw the graph').waitFor();
    await page.getByRole('button', { name: 'Show the map instead' }).click();
    await page.getByRole('application', { name: /^Map of 43 files/ }).waitFor();
    expect(new URL(page.url()).hash).not.toContain('view=graph');
  });

  it('has nothing for axe to find in either theme', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, sample, { fragment });
    await page.getByRole('application', { name: /^Graph/ }).waitFor();
    await page.getByText('49 nodes', { exact: true }).click();
    expect(await findViolations(page, 'main')).toEqual([]);
  });
});

async function centreOf(page: Page): Promise<readonly [x: number, y: number]> {
  const box = await page.getByRole('application', { name: /^Graph/ }).boundingBox();
  if (box === null) throw new Error('The graph is not shown');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

describe.skipIf(isMissing(browser, 'browser'))(
  'the graph of a large project',
  { tags: tagsOf(large) },
  () => {
    const nodeCount = async (page: Page): Promise<number> => {
      const name = await page.getByRole('application', { name: /^Graph/ }).getAttribute('aria-label');
      return Number(/^Graph of (\d+) node/.exec(name ?? '')?.[1]);
    };
    const arrowCount = async (page: Page): Promise<number> => {
      const name = await page.getByRole('application', { name: /^Graph/ }).getAttribute('aria-label');
      return Number(/ and ([\d,]+) arrows?\./.exec(name ?? '')?.[1]?.replace(',', ''));
    };

    it('starts with folders and arrows, which open in place and close again', async () => {
      const { page, complaints } = await openPage(browser!, large, { fragment });
      await page.getByRole('application', { name: /^Graph/ }).waitFor();
      const before = await nodeCount(page);
      expect(before).toBeGreaterThanOrEqual(20);
      expect(before).toBeLessThanOrEqual(60);
      expect(await arrowCount(page)).toBeGreaterThan(before);
      const nodes = page.getByRole('list', { name: 'Nodes of the graph' });
      await page.getByText(`${before} nodes`, { exact: true }).click();
      await nodes.getByRole('button', { name: 'Close shop/', exact: true }).click();
      await expect.poll(() => nodeCount(page)).toBeLessThan(before);
      await nodes.getByRole('button', { name: 'Open shop/', exact: true }).click();
      await expect.poll(() => nodeCount(page)).toBe(before);
      await nodes.getByRole('button', { name: /^cart\/index\.ts/ }).click();
      await page.getByRole('heading', { name: 'cart/index.ts', exact: true }).waitFor();
      await page.getByRole('application', { name: /^Graph/ }).focus();
      await page.keyboard.press('Backspace');
      await nodes.getByRole('button', { name: 'Open shop/', exact: true }).waitFor();
      expect(await findViolations(page, 'main')).toEqual([]);
      expect(complaints).toEqual([]);
    });

    it('draws the files of a cycle in focus', async () => {
      const { page } = await openPage(browser!, large, { fragment: '#view=graph&panel=cycles' });
      await page.getByRole('application', { name: /^Graph/ }).waitFor();
      await page.getByText(`${await nodeCount(page)} nodes`, { exact: true }).click();
      const member = page
        .getByRole('list', { name: 'Nodes of the graph' })
        .getByRole('button', { name: /^price\/index\.ts/ });
      expect(await member.count()).toBe(0);
      await page.getByRole('button', { name: /^cart\/index\.ts 2 files/ }).click();
      await member.waitFor();
    });

    it('shows what is some steps from a file or a folder', async () => {
      const { page, complaints } = await openPage(browser!, large, {
        fragment: '#view=graph&selected=shop/price/tax.ts&steps=1',
      });
      await page.getByRole('application', { name: /^Graph of 3 nodes and 2 arrows/ }).waitFor();
      await page.getByRole('combobox', { name: 'Show' }).selectOption('selection ± 2 steps');
      await page.getByRole('application', { name: /^Graph of 5 nodes/ }).waitFor();
      await expect.poll(() => new URL(page.url()).hash).toContain('steps=2');
      await page.goto(`${large}/#view=graph&selected=shop/&steps=1`);
      // What is in the folder, and the package that it uses.
      await page.getByRole('application', { name: /^Graph of [3-6] nodes/ }).waitFor();
      await page.getByRole('combobox', { name: 'Show' }).selectOption('everything');
      await expect.poll(() => nodeCount(page)).toBeGreaterThan(19);
      expect(complaints).toEqual([]);
    });

    it('opens a folder by a double click', async () => {
      // Two nodes, which are next to each other in the middle of the view.
      const filters = 'folder=shop&packages=hidden&exclude=shop/cart&exclude=shop/late';
      const { page } = await openPage(browser!, large, {
        fragment: `#view=graph&${filters}&closed=shop/price/`,
      });
      await page.getByRole('application', { name: /^Graph of 2 nodes/ }).waitFor();
      const graph = page.getByRole('application', { name: /^Graph/ });
      const opened = page.getByRole('application', { name: /^Graph of 4 nodes/ });
      const box = (await graph.boundingBox())!;
      const [, y] = await centreOf(page);
      await expect
        .poll(async () => {
          for (let x = box.x + 10; x < box.x + box.width && (await opened.count()) === 0; x += 6) {
            await page.mouse.move(x, y, { steps: 2 });
            const cursor = await graph.evaluate((element) => getComputedStyle(element).cursor);
            if (cursor === 'pointer') await page.mouse.dblclick(x, y);
          }
          return opened.count();
        })
        .toBe(1);
    });
  },
);
