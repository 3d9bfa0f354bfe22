// The page in a real browser: the example organisation as a person looks at it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../../test/support/find-violations.ts';
import { isMissing } from '../../test/support/is-missing.ts';
import { browser } from '../../test/support/page-browser.ts';
import { lendPage } from '../../test/support/lend-page.ts';
import { openPage } from '../../test/support/served-page.ts';
import { toScreen } from '../../web/views/map/camera/camera.ts';
import type { Page } from 'playwright-core';
import type { Organisation } from '../src/query/describe-organisation.ts';
import { fitAll } from '../web/map/fit-all.ts';
import { placeRepositories } from '../web/map/place-repositories.ts';
import { indexOrganisation } from '../web/state/organisation.ts';
import { type ServedOrganisation, serveOrganisation } from './support/serve-organisation.ts';
import { storeExamples } from './support/store-examples.ts';

describe.skipIf(isMissing(browser, 'browser'))('the page of the organisation', () => {
  let server: ServedOrganisation;

  beforeAll(async () => {
    server = await serveOrganisation();
  });
  afterAll(() => server.close());

  it('says what to do when no repository is known', async () => {
    const page = await lendPage(browser!);
    await page.goto(server.url);
    await page.getByText('lintel-org add PATH…').waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('shows who uses whom, and opens the report of a repository', async () => {
    await storeExamples(server.database);
    const { page, complaints } = await openPage(browser!, server.url);
    expect(await page.locator('.summary').textContent()).toBe(
      'Organisation3 repositories3 dependencies1 cycle',
    );

    await page.getByRole('tab', { name: 'Cycles' }).click();
    await page.getByRole('button', { name: /^2 repositories/ }).click();
    await page.getByRole('article', { name: 'Cycle of 2 repositories' }).waitFor();
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('combobox').fill('catalog-cl');
    await page.getByRole('option', { name: /@harbour\/catalog-client/ }).click();
    const panel = page.getByRole('article', { name: '@harbour/catalog-client' });
    await panel.getByText('5 files').click();
    expect(await panel.getByText(/src\/cart\/cart\.ts:1$/).count()).toBeGreaterThan(0);
    await panel.getByRole('button', { name: /catalog/ }).click();

    const repository = page.getByRole('article', { name: 'catalog', exact: true });
    await repository.getByText('A change of it can affect 2 repositories').waitFor();
    expect(new URL(page.url()).hash).toBe('#repository=catalog&list=cycles');
    expect(await findViolations(page)).toEqual([]);

    const [report] = await Promise.all([
      page.waitForEvent('popup'),
      repository.getByRole('link', { name: /Open its report/ }).click(),
    ]);
    await report.locator('.shell main').waitFor();
    expect([await report.title(), new URL(report.url()).pathname]).toEqual([
      'A · catalog · Lintel',
      '/repositories/catalog/',
    ]);
    await report.close();
    await page.goBack();
    await panel.waitFor();
    expect(complaints).toEqual([]);
  });

  it('selects the repository that is clicked on the map', async () => {
    const { page, complaints } = await openPage(browser!, server.url, { theme: 'light' });
    const map = page.getByRole('application', { name: /^Map of 3 repositories/ });
    await map.click({ position: await findOnMap(page, 'storefront') });
    await page.getByRole('article', { name: 'storefront' }).waitFor();
    await map.press('Escape');
    await page.getByText('Health of all over time').waitFor();
    expect(complaints).toEqual([]);
  });
});

/** Worked out as the page does it. */
async function findOnMap(page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> {
  const answer = await page.request.get(new URL('/api/organisation', page.url()).href);
  const whole = indexOrganisation((await answer.json()) as Organisation);
  const screen = (await page.locator('.map canvas').boundingBox())!;
  const placement = placeRepositories(whole);
  const node = whole.numberOf.get(name)!;
  const [x, y] = toScreen(fitAll(placement, screen), screen, placement.x[node]!, placement.y[node]!);
  return { x, y };
}
