import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { findViolations } from '../support/find-violations.ts';
import { type Look, openPage, sample } from '../support/served-page.ts';

const patience = { timeout: 20_000 };

describe.skipIf(isMissing(browser, 'browser'))('the export menu', () => {
  it('takes a PNG and an SVG of the map and the table', { tags: 'slow' }, async () => {
    const { names, colours } = await takePictures(['map', 'table']);
    expect(names).toEqual([
      expect.stringMatching(/-map\.png$/),
      expect.stringMatching(/-map\.svg$/),
      expect.stringMatching(/-table\.png$/),
      expect.stringMatching(/-table\.svg$/),
    ]);
    expect(colours).toBeGreaterThan(20);
  });

  it('takes a PNG and an SVG of the other views', { tags: 'slow' }, async () => {
    const { names, colours } = await takePictures(['graph', 'matrix', 'layers']);
    expect(names).toEqual([
      expect.stringMatching(/-graph\.png$/),
      expect.stringMatching(/-graph\.svg$/),
      expect.stringMatching(/-matrix\.png$/),
      expect.stringMatching(/-matrix\.svg$/),
      expect.stringMatching(/-layers\.png$/),
      expect.stringMatching(/-layers\.svg$/),
    ]);
    expect(colours).toBeGreaterThan(20);
  });

  it('saves the report byte for byte, and other formats of it', async () => {
    const { page, url, complaints } = await openMenu();
    const served = await (await fetch(`${url}/api/graph`)).text();
    expect((await save(page, 'JSON')).bytes.toString()).toBe(served);
    expect((await save(page, 'Mermaid')).bytes.toString()).toMatch(/^(%%.*\n)*flowchart LR\n/);
    const saved = (await save(page, 'HTML')).bytes.toString();
    expect(saved).toContain('<script id="lintel-report"');
    expect((await save(page, 'CSV')).bytes.toString()).toMatch(/^source,target,/);
    expect(complaints).toEqual([]);
  });

  it('saves and copies the table as it is filtered and sorted', async () => {
    const { page } = await openMenu({ fragment: '#view=table&folder=storefront/src/core&sort=file' });
    const { name, bytes } = await save(page, 'Table as CSV');
    expect(name).toBe('sample-project-table.csv');
    const rows = bytes.toString().trimEnd().split('\r\n');
    expect([rows.length, rows[0]]).toEqual([
      9,
      'file,risk,dependents,imports,cycle,signals,complexity,size,language',
    ]);
    expect(rows[1]).toMatch(/^storefront\/src\/core\/cart\.ts,12,6,3,1,circular_dependency,/);
    await page.getByRole('button', { name: 'Copy the table as CSV' }).click();
    await page.getByText('Copied the table as CSV.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bytes.toString());
  });

  it('shows the badge, saves it and copies its Markdown', async () => {
    const { page, url } = await openMenu();
    const badge = page.getByRole('img', { name: /^lintel: \d+ [A-F]$/ });
    await expect
      .poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth), patience)
      .toBeGreaterThan(40);
    await page.getByRole('button', { name: /Copy the badge/ }).click();
    await page.getByText('Copied the badge’s Markdown.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^!\[lintel: \d+ [A-F]\]\(lintel-badge\.svg\)$/,
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save the badge' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toBe(await (await fetch(`${url}/api/badge`)).text());
  });

  it('opens and closes by the keyboard, and is accessible', { tags: 'slow' }, async () => {
    const { page } = await openMenu();
    const png = page.getByRole('button', { name: 'PNG' });
    await page.keyboard.press('Escape');
    await expect.poll(() => png.isVisible(), patience).toBe(false);
    await page.keyboard.press('Enter');
    await expect.poll(() => png.isVisible(), patience).toBe(true);
    expect(await findViolations(page, '#export-menu')).toEqual([]);
  });
});

/** The names of the pictures, and of the one with the fewest colours how many it has. */
async function takePictures(views: readonly string[]) {
  // Small, so that pictures are quickly written and read.
  const { page } = await openMenu({ width: 1280, height: 640 });
  const names: string[] = [];
  const colours: number[] = [];
  for (const view of views) {
    await page.goto(new URL(`#view=${view}`, page.url()).href);
    await page.locator(`.stage .${view === 'table' ? 'file-table' : view}`).waitFor();
    const png = await save(page, 'PNG');
    const svg = await save(page, 'SVG');
    names.push(png.name, svg.name);
    colours.push(await countColours(page, 'image/png', png.bytes));
    colours.push(await countColours(page, 'image/svg+xml', svg.bytes));
  }
  return { names, colours: Math.min(...colours) };
}

async function openMenu(look: Look = {}) {
  const served = await openPage(browser!, sample, look);
  await served.page.locator('.stage :is(canvas, table, svg)').first().waitFor();
  await served.page.getByRole('button', { name: 'Export' }).click();
  await served.page.getByRole('button', { name: 'PNG' }).waitFor();
  return served;
}

async function save(page: Page, format: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: format, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Counted in the browser, which can draw both. */
async function countColours(page: Page, mediaType: string, picture: Buffer): Promise<number> {
  return page.evaluate(
    async (data) => {
      const image = new Image();
      image.src = data;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, image.width, image.height).data.buffer;
      return new Set(new Uint32Array(pixels ?? new ArrayBuffer())).size;
    },
    `data:${mediaType};base64,${picture.toString('base64')}`,
  );
}
