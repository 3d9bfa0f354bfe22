import { describe, expect, it } from 'vitest';
import { ask, type Question } from '../../src/answers/ask.ts';
import { renderAnswer } from '../../src/answers/render-answer.ts';
import { AnswerError } from '../../src/session/answer-error.ts';
import { UserError } from '../../src/model/user-error.ts';
import { shop, startTestApp } from '../support/test-app.ts';

function openShop() {
  const asked: Question[] = [];
  return {
    asked,
    app: startTestApp({
      ask: async ({ question, maxTokens }) => {
        asked.push(question);
        try {
          const { data, answer } = ask(shop, question, () => false);
          return maxTokens === undefined ? JSON.stringify(data) : renderAnswer(answer, maxTokens);
        } catch (error) {
          throw error instanceof UserError ? new AnswerError(error.message) : error;
        }
      },
    }),
  };
}

describe('GET /api/answer', () => {
  it.each<readonly [string, Question]>([
    ['question=overview', { name: 'overview' }],
    ['question=file&file=cart.ts', { name: 'file', file: 'cart.ts' }],
    [
      'question=impact&files=cart.ts%0Asrc/orders.ts',
      { name: 'impact', files: ['cart.ts', 'src/orders.ts'] },
    ],
    ['question=affected&files=cart.ts', { name: 'affected', files: ['cart.ts'] }],
    ['question=path&from=cart.ts&to=orders.ts', { name: 'path', from: 'cart.ts', to: 'orders.ts' }],
    [
      'question=place&file=src/tax.ts&imports=cart.ts',
      { name: 'place', file: 'src/tax.ts', imports: ['cart.ts'] },
    ],
  ])('answers %s in words', async (query, question) => {
    const { asked, app } = openShop();
    const response = await (await app).get(`/api/answer?${query}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    expect(await response.text()).toBe(renderAnswer(ask(shop, question, () => false).answer));
    expect(asked).toEqual([question]);
  });

  it('answers as data to whoever prefers that', async () => {
    const { get } = await openShop().app;
    const response = await get('/api/answer?question=overview', { accept: 'application/json' });
    expect(await response.json()).toEqual(
      JSON.parse(JSON.stringify(ask(shop, { name: 'overview' }, () => false).data)),
    );
  });

  it('keeps to the tokens', async () => {
    const { get } = await openShop().app;
    expect(await (await get('/api/answer?question=overview&max_tokens=60')).text()).toContain(
      'Cut to 60 tokens.',
    );
  });

  it.each([
    ['question=overvew', 400, 'question'],
    ['question=file', 400, 'file: the question file needs it.'],
    ['question=overview&max_tokens=many', 400, 'max_tokens'],
    ['question=file&file=crat.ts', 404, 'src/cart.ts'],
  ])('explains what is wrong with %s', async (query, status, detail) => {
    const { get } = await openShop().app;
    const response = await get(`/api/answer?${query}`);
    expect(response.status).toBe(status);
    expect(((await response.json()) as { readonly detail: string }).detail).toContain(detail);
  });
});
