// A page that is open on another machine: what the server would refuse with 403 is not offered. The browser runs in a
// network namespace where the test may make one, else it comes from another address of this machine.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import type { PageSource } from '../support/lend-page.ts';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { findRemoteClient } from '../support/remote-client.ts';
import { startServer } from '../support/server-process.ts';
import { untilLoaded } from '../support/served-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'lintel-remote-'));
const remote = findRemoteClient();
const remoteBrowser = await launchBrowser([], asRemote);
const address = remote?.server.ipv4;

afterAll(async () => {
  await remoteBrowser?.close();
  rmSync(folder, { recursive: true });
});

function asRemote(executablePath: string): string {
  const script = join(folder, 'browser.sh');
  const command = [...(remote?.command ?? []), executablePath].map((word) => `'${word}'`).join(' ');
  writeFileSync(script, `#!/bin/sh\nexec ${command} "$@"\n`);
  chmodSync(script, 0o755);
  return script;
}

const files = {
  'src/cart.ts': "import './orders.js';\nimport './gone.js';\n",
  'src/orders.ts': "import './cart.js';\n",
};

async function open(source: PageSource, host: string) {
  const server = await startServer({ files, args: ['--host', '0.0.0.0'] });
  onTestFinished(async () => void (await server.stop()));
  const context = await source.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`http://${host}:${server.port}/#selected=src%2Fcart.ts`);
  await untilLoaded(page);
  await page.locator('.stage canvas').first().waitFor();
  return { page, refused };
}

/** Button → its reason if it is disabled, in every panel that has some. */
async function refusals(page: Page): Promise<Record<string, string | null | false>> {
  const found: Record<string, string | null | false> = {};
  const note = async (name: string | RegExp): Promise<void> => {
    const button = page.getByRole('button', { name }).first();
    await button.waitFor();
    found[String(name)] = (await button.isDisabled()) && (await button.getAttribute('title'));
  };
  await note('Analyse again');
  await note(/open another project/);
  await note('Open in editor');
  await note(/open in your editor/);
  await page.getByRole('tab', { name: 'Diagnostics' }).click();
  await note('Open line 2');
  await page.getByRole('tab', { name: 'Advice' }).click();
  await note('Ask');
  await note(/^About/);
  return found;
}

function all(reason: string | false): Record<string, string | false> {
  const names = [
    'Analyse again',
    '/open another project/',
    'Open in editor',
    '/open in your editor/',
    'Open line 2',
    'Ask',
    '/^About/',
  ];
  return Object.fromEntries(names.map((name) => [name, reason]));
}

const isNowhere = isMissing(remoteBrowser, 'browser') || isMissing(address, 'remote client');

describe.skipIf(isNowhere)(`a page in ${remote?.kind}`, () => {
  it('disables what only this machine may do, and says why', async () => {
    const { page, refused } = await open(remoteBrowser!, address ?? '');
    expect(await refusals(page)).toEqual(all('Only possible on the machine that runs Lintel.'));
    expect(await page.locator('.import-line').count()).toBeGreaterThan(0);
    expect(await page.locator('.show-source').count()).toBe(0);
    await page.getByRole('button', { name: /^Search files/ }).click();
    await page.keyboard.type('switch between light');
    await page.getByRole('option', { name: /Switch between light/ }).waitFor();
    await page.getByRole('combobox', { name: /^Search/ }).fill('analyse again');
    await expect.poll(() => page.getByRole('option', { name: /Switch between light/ }).count()).toBe(0);
    expect(await page.getByRole('option', { name: /Analyse again/ }).count()).toBe(0);
    expect(refused).toEqual([]);
  });
});

describe.skipIf(isMissing(browser, 'browser'))('a page on this machine', () => {
  it('offers everything at localhost', { tags: 'slow' }, async () => {
    const { page } = await open(browser!, 'localhost');
    expect(await refusals(page)).toEqual(all(false));
    expect(await page.locator('.show-source').count()).toBeGreaterThan(0);
  });
});
