// What a view writes on its canvas: names and numbers that are no elements of the page.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The texts that any canvas writes after `act`. */
export async function writtenOnCanvas(page: Page, act: () => Promise<void>): Promise<ReadonlySet<string>> {
  await page.evaluate(() => {
    const texts: string[] = [];
    Object.assign(window, { textsOnCanvas: texts });
    const { prototype } = CanvasRenderingContext2D;
    const write = prototype.fillText;
    prototype.fillText = function (text, ...rest) {
      texts.push(text);
      write.call(this, text, ...rest);
    };
  });
  await act();
  const read = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { textsOnCanvas: string[] }).textsOnCanvas);
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return new Set(await read());
}
