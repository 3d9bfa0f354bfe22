import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Locator, type Page } from 'playwright-core';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { findViolations } from '../support/find-violations.ts';
import { openPage, sample } from '../support/served-page.ts';
import { type Answer, startUpstream } from '../support/upstream.ts';

const advice = [
  '## Break the cycle\n',
  'Remove the import of `storefront/src/core/pricing.ts` from `cart.ts`, ',
  '**not** `src/ghost.ts`.\n\n- <script>alert(1)</script>\n- ![x](https://tracker.example/pixel.png)\n',
];

describe.skipIf(isMissing(browser, 'browser'))('advice', () => {
  it('shows a streamed answer as text, with links to files and unknown files struck through', async () => {
    const { page, complaints, asked } = await askFor(streamed(advice));
    const answer = await answered(page);
    expect(await answer.locator('h3').allTextContents()).toEqual(['Break the cycle']);
    expect(await answer.locator('s').allTextContents()).toEqual(['src/ghost.ts']);
    expect(await answer.locator('li').allTextContents()).toEqual([
      '<script>alert(1)</script>',
      'x (https://tracker.example/pixel.png)',
    ]);
    expect(await answer.getByRole('button').allTextContents()).toEqual([
      'storefront/src/core/pricing.ts',
      'cart.ts',
    ]);
    await answer.getByRole('button', { name: 'cart.ts' }).click();
    expect(new URL(page.url()).hash).toContain(
      `selected=${encodeURIComponent('storefront/src/core/cart.ts')}`,
    );
    expect(asked).toHaveLength(1);
    expect(await findViolations(page, '.side.left')).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('sends facts, the question and the key, and does not store the key', async () => {
    const { page, asked } = await askFor(streamed(advice), {
      question: 'Is the cart sound?',
      key: 'secret-7',
    });
    await answered(page);
    const source = readFileSync('examples/sample-project/storefront/src/core/cart.ts', 'utf8');
    const longest = source.split('\n').toSorted((a, b) => b.length - a.length)[0] ?? '';
    expect(asked[0]?.headers.authorization).toBe('Bearer secret-7');
    expect(asked[0]?.body).toContain('Is the cart sound?');
    expect(asked[0]?.body).toContain('storefront/src/core/cart.ts');
    expect(asked[0]?.body).not.toContain(JSON.stringify(longest).slice(1, -1));
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(kept).toContain('tiny-1');
    expect(kept + page.url()).not.toContain('secret-7');
    await page.reload();
    await expectValue(page.getByRole('textbox', { name: 'Model', exact: true }), 'tiny-1');
    await expectValue(page.getByRole('textbox', { name: 'Key', exact: true }), '');
  });

  it('stops when asked to, and keeps what was written', async () => {
    const { page } = await askFor((outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
      outgoing.write(piece('Move the prices'));
    });
    await page.getByText('Move the prices').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped.').waitFor();
    expect(await page.locator('.answer').textContent()).toBe('Move the prices');
    await page.getByRole('button', { name: 'Ask', exact: true }).waitFor();
  });

  it('says what went wrong and what to do', async () => {
    const { page } = await askFor((outgoing) => outgoing.writeHead(500).end());
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/The model’s server .*Is the model’s server running/);
  });
});

interface Asking {
  readonly question?: string;
  readonly key?: string;
}

async function askFor(answer: Answer, { question = '', key = '' }: Asking = {}) {
  const upstream = await startUpstream(answer);
  onTestFinished(() => upstream.close());
  const served = await openPage(browser!, sample, { fragment: '#panel=advice' });
  const { page } = served;
  await page.getByRole('textbox', { name: 'Server', exact: true }).fill(`${upstream.url}/v1`);
  await page.getByRole('textbox', { name: 'Model', exact: true }).fill('tiny-1');
  await page.getByRole('textbox', { name: 'Key', exact: true }).fill(key);
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill(question);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  return { ...served, asked: upstream.asked };
}

async function answered(page: Page): Promise<Locator> {
  await page.getByText('Answered by tiny-1').waitFor();
  return page.locator('.answer');
}

async function expectValue(field: Locator, value: string): Promise<void> {
  expect(await field.inputValue()).toBe(value);
}

function streamed(pieces: readonly string[]): Answer {
  return (outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const text of pieces) outgoing.write(piece(text));
    outgoing.end('data: [DONE]\n\n');
  };
}

function piece(content: string): string {
  return `data: ${JSON.stringify({ model: 'tiny-1', choices: [{ delta: { content } }] })}\n\n`;
}
