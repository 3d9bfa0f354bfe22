// The browser of the page's tests: started once for all files that one worker runs, and ended with it. One that crashes
// is started again, so that it fails the test that it crashed in and no later one.
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { expect } from 'vitest';
import { launchBrowser } from './browser.ts';

class PageBrowser {
  #running: Promise<Browser> | undefined;

  constructor(first: Browser) {
    this.#running = Promise.resolve(first);
    this.#watch(first);
  }

  async newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    this.#running ??= this.#start();
    return (await this.#running).newContext(options);
  }

  async #start(): Promise<Browser> {
    const next = await launchPageBrowser();
    if (next === undefined) {
      this.#running = undefined;
      throw new Error('The browser crashed and does not start again.');
    }
    this.#watch(next);
    return next;
  }

  #watch(browser: Browser): void {
    browser.once('disconnected', () => {
      this.#running = undefined;
      console.error(`The browser crashed in the test "${expect.getState().currentTestName}".`);
    });
  }
}

const first = await launchPageBrowser();

/** All pages of a server in one process: each page that is opened would start one, which takes as long as showing it. */
function launchPageBrowser(): Promise<Browser | undefined> {
  return launchBrowser(['--process-per-site']);
}

export const browser = first && new PageBrowser(first);
