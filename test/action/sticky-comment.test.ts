import { describe, expect, it } from 'vitest';
import { keepComment } from '../../action/sticky-comment.mjs';
import { type FakeComment, type FakeSettings, startFakeGitHub, token } from '../support/fake-github.ts';

const marker = '<!-- lintel diff . -->';
const ada = { login: 'ada', type: 'User' };
const bot = { login: 'github-actions[bot]', type: 'Bot' };

async function openComments(settings?: FakeSettings) {
  const github = await startFakeGitHub(settings);
  const pullRequest = { api: github.url, token, repository: 'shop/shop', number: 7 };
  const keep = async (markdown: string, project = '.') =>
    await keepComment(pullRequest, { project, markdown });
  return { ...github, keep, pullRequest };
}

function bodies(comments: readonly FakeComment[]): readonly string[] {
  return comments.map(({ body }) => body);
}

describe('the comment on a pull request', () => {
  it('is created, updated, and says when nothing changes any more', async () => {
    const { keep, comments } = await openComments();
    expect(await keep('One cycle.\n')).toBe('created');
    expect(bodies(comments)).toEqual([`${marker}\nOne cycle.\n`]);
    expect(await keep('Two cycles.\n')).toBe('updated');
    expect(bodies(comments)).toEqual([`${marker}\nTwo cycles.\n`]);
    expect(await keep('')).toBe('updated');
    expect(bodies(comments)).toEqual([`${marker}\n### Lintel: the architecture does not change any more\n`]);
  });

  it('is left alone where it says the same already, and not made to say nothing', async () => {
    const { keep, asked } = await openComments();
    expect(await keep('')).toBe('none');
    await keep('One cycle.\n');
    const before = asked.length;
    expect(await keep('One cycle.\n')).toBe('unchanged');
    expect(asked.slice(before)).toEqual([
      'GET /user',
      'GET /repos/shop/shop/issues/7/comments?per_page=100&page=1',
    ]);
  });

  it('is found after many others, and surplus ones of its own are removed', async () => {
    const others = Array.from({ length: 250 }, (_, id) => ({ id, body: 'Nice.', user: ada }));
    const own = [250, 251].map((id) => ({ id, body: `${marker}\nold`, user: bot }));
    const { keep, comments } = await openComments({ comments: [...others, ...own] });
    expect(await keep('One cycle.\n')).toBe('updated');
    expect(comments.slice(249)).toMatchObject([
      { id: 249, body: 'Nice.' },
      { id: 250, body: `${marker}\nOne cycle.\n` },
    ]);
    expect(comments).toHaveLength(251);
  });

  it.each([
    ['a workflow', {}],
    ['a person', { login: 'grace' }],
  ])('of %s does not overwrite what somebody else wrote with its marker', async (_, settings) => {
    const foreign = { id: 1, body: `${marker}\nMine.`, user: ada };
    const { keep, comments } = await openComments({ comments: [foreign], ...settings });
    await keep('One cycle.\n');
    expect(await keep('Two cycles.\n')).toBe('updated');
    expect(bodies(comments)).toEqual([`${marker}\nMine.`, `${marker}\nTwo cycles.\n`]);
  });

  it('is one for each project, whatever its name', async () => {
    const { keep, comments } = await openComments();
    await keep('One.\n', 'packages/a');
    await keep('Two.\n', 'packages/--> <b>');
    await keep('Three.\n', 'packages/a');
    expect(bodies(comments)).toEqual([
      '<!-- lintel diff packages%2Fa -->\nThree.\n',
      '<!-- lintel diff packages%2F--%3E%20%3Cb%3E -->\nTwo.\n',
    ]);
  });

  it.each([
    ['read', 403],
    ['none', 404],
  ] as const)('is refused to a token for %s with status %i', async (permission, status) => {
    const { keep } = await openComments({ permission });
    await expect(keep('One cycle.\n')).rejects.toMatchObject({ status });
  });

  it('is refused to a wrong token', async () => {
    const { pullRequest } = await openComments();
    const kept = keepComment({ ...pullRequest, token: 'wrong' }, { project: '.', markdown: 'One.\n' });
    await expect(kept).rejects.toMatchObject({ status: 401 });
  });
});
