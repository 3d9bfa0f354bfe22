// The page as a person sees it: the published program serves a project, and a real browser opens it. Whatever the
// browser complains about is kept, so that every test can end with nothing of it.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { type RunningServer, launchServer } from './launch-server.ts';
import { type PageSource, lendPage } from './lend-page.ts';
import { sampleProject } from './sample-server.ts';
import { type FolderText, temporaryFolder, writeFiles } from './temporary-folder.ts';

export interface ServedPage {
  readonly page: Page;
  readonly url: string;
  /** Console errors, failed scripts, blocked or foreign requests. */
  readonly complaints: readonly string[];
}

export interface Look {
  readonly theme?: 'light' | 'dark';
  /** The view, as the address holds it: `#view=table`. */
  readonly fragment?: string;
  readonly width?: number;
  readonly height?: number;
}

/** Where the sample project is served to all tests, which leave it as it is. */
export const sample = inject('sampleUrl');

/** Where a generated project of more than 5,000 files is served. */
export const large = inject('largeUrl');

/** What is looked at on the large project takes long. */
export function tagsOf(url: string): string[] {
  return url === large ? ['slow'] : [];
}

/** A copy of the sample project that a test may change. */
export function copySampleProject(): string {
  const folder = temporaryFolder();
  cpSync(sampleProject, folder, { recursive: true });
  return folder;
}

export async function servePage(browser: PageSource, project: string, look: Look = {}): Promise<ServedPage> {
  const { url } = await startServer(project);
  return openPage(browser, url, look);
}

/** Serves a project until the test ends, if not stopped before. */
export async function startServer(project: string, port = 0): Promise<RunningServer> {
  const server = await launchServer(project, temporaryFolder(), port);
  onTestFinished(() => server.stop());
  return server;
}

/** Serves files to all tests of a `describe`, which leave them as they are. Returns their address, for the tests. */
export function serveToAll(files: FolderText): () => string {
  let server: RunningServer | undefined;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lintel-test-'));
    writeFiles(join(folder, 'project'), files);
    server = await launchServer(join(folder, 'project'), folder, 0);
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => server!.url;
}

export async function openPage(browser: PageSource, url: string, look: Look = {}): Promise<ServedPage> {
  const { theme = 'dark', fragment = '', width = 1440, height = 900 } = look;
  const page = await lendPage(browser);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    // The emulated graphics card complains of its own slowness; that is no word about the page.
    if (isComplaint && !message.text().includes('GL Driver Message')) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(url) || /^(data|blob):/.test(request.url());
    if (!isOwn) complaints.push(`foreign request: ${request.url()}`);
  });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await tellWhatIsShown(page, complaints);
  });
  await page.goto(`${url}/${fragment}`);
  await untilLoaded(page);
  return { page, url, complaints };
}

/** What fails once in a thousand runs on another machine can be understood from what the page said there. */
async function tellWhatIsShown(page: Page, complaints: readonly string[]): Promise<void> {
  const said = await page.locator('[role=status], [role=alert]').allInnerTexts().catch(String);
  console.error(`The page at the end of the failed test says ${JSON.stringify(said)}`);
  console.error(`Complaints: ${JSON.stringify(complaints)}`);
}

/** Until the loading screen, which hears no keys, has given way to the report or to the reason why there is none. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.locator('.shell main, .loading-screen [role=alert]').waitFor();
}
