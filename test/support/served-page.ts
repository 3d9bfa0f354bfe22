// The page as a person sees it: the published program serves a project, and a real browser opens it. Whatever the
// browser complains about is kept, so that every test can end with nothing of it.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, onTestFinished } from 'vitest';
import { startLintel } from './run-lintel.ts';
import { temporaryFolder } from './temporary-folder.ts';

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

const sampleProject = fileURLToPath(new URL('../../examples/sample-project', import.meta.url));

/** A copy of the sample project that a test may change. */
export function copySampleProject(): string {
  const folder = temporaryFolder();
  cpSync(sampleProject, folder, { recursive: true });
  return folder;
}

/** Serves the sample project, as it is, to all tests of a file: analysed once. */
export async function serveSample(): Promise<string> {
  const outputFolder = mkdtempSync(join(tmpdir(), 'lintel-test-'));
  const { url, stop } = await launchServer(sampleProject, outputFolder, 0);
  afterAll(async () => {
    await stop();
    rmSync(outputFolder, { recursive: true, force: true });
  });
  return url;
}

export async function servePage(browser: Browser, project: string, look: Look = {}): Promise<ServedPage> {
  const { url } = await startServer(project);
  return openPage(browser, url, look);
}

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a project until the test ends, if not stopped before. */
export async function startServer(project: string, port = 0): Promise<RunningServer> {
  const server = await launchServer(project, temporaryFolder(), port);
  onTestFinished(() => server.stop());
  return server;
}

async function launchServer(project: string, outputFolder: string, port: number): Promise<RunningServer> {
  const args = ['serve', project, '--port', String(port), '--out-dir', outputFolder];
  const { child, ended } = startLintel(outputFolder, args);
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
  }
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text: string) => {
      said += text;
      const found = /listens at (http:\/\/\S+?)\/?\s/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(({ stderr }) => reject(new Error(`lintel serve ended: ${stderr}`)));
  });
  return { url, stop };
}

export async function openPage(browser: Browser, url: string, look: Look = {}): Promise<ServedPage> {
  const { theme = 'dark', fragment = '', width = 1440, height = 900 } = look;
  const context = await browser.newContext({
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
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
  await page.goto(`${url}/${fragment}`);
  await page.getByRole('main').waitFor();
  return { page, url, complaints };
}
