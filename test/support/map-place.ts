// Where a file stands on the map in the browser, worked out as the page does it.
import type { Page } from 'playwright-core';
import type { ComparedReports } from '../../src/model/compared-reports.ts';
import { pageReportType } from '../../src/model/page-report.ts';
import { alignReports } from '../../web/state/change/align-reports.ts';
import { readPageReport, readWholeReport } from '../../web/state/page-report.ts';
import { type ReportIndex, indexReport } from '../../web/state/report-index.ts';
import { parseView } from '../../web/state/view-state.ts';
import { fitAll, toScreen } from '../../web/views/map/camera/camera.ts';
import { packMap } from '../../web/views/map/layout/pack-map.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly isOnMap: boolean;
}

/** In pixels of the browser's window, at the camera of the address. */
export async function findOnMap(page: Page, id: string): Promise<Place> {
  const address = new URL('/api/graph', page.url()).href;
  const answer = await page.request.get(address, { headers: { accept: pageReportType } });
  return findNode(page, indexReport(readPageReport(await answer.text())), id);
}

/** The same for files of a change: the map is arranged by both sides. */
export async function findOnChangeMap(
  page: Page,
  { change, before, after }: ComparedReports,
  ids: readonly string[],
): Promise<readonly Place[]> {
  const { indexOf } = alignReports(change, readWholeReport(before), readWholeReport(after));
  return Promise.all(ids.map((id) => findNode(page, indexOf('both'), id)));
}

async function findNode(page: Page, index: ReportIndex, id: string): Promise<Place> {
  const layout = packMap(index);
  const box = await page.locator('.map canvas').boundingBox();
  if (box === null) throw new Error('The map is not shown');
  const camera = parseView(new URL(page.url()).hash).camera ?? fitAll(layout.bounds, box);
  const node = index.numberOf.get(id) ?? -1;
  const [x, y] = toScreen(camera, box, layout.x[node] ?? 0, layout.y[node] ?? 0);
  return { x: box.x + x, y: box.y + y, isOnMap: x > 0 && y > 0 && x < box.width && y < box.height };
}

/** How many pixels of the map have nearly the colour of a token of the page's style. */
export function countPixels(page: Page, token: string): Promise<number> {
  return page.evaluate((name) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.map canvas');
    // A copy, as reading the map's own canvas would change how the browser draws it.
    const copy = document.createElement('canvas');
    const context = copy.getContext('2d', { willReadFrequently: true });
    if (canvas === null || canvas.width === 0 || context === null) return -1;
    copy.width = canvas.width;
    copy.height = canvas.height;
    context.drawImage(canvas, 0, 0);
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const [r = 0, g = 0, b = 0] =
      getComputedStyle(probe)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    probe.remove();
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let i = 0; i < data.length; i += 4) {
      const far =
        Math.abs((data[i] ?? 0) - r) + Math.abs((data[i + 1] ?? 0) - g) + Math.abs((data[i + 2] ?? 0) - b);
      if (far < 60) count++;
    }
    return count;
  }, token);
}
