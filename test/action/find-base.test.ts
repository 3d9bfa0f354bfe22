import { describe, expect, it } from 'vitest';
import { findBase } from '../../action/find-base.mjs';
import { createRepository, git } from '../revisions/git-repository.ts';
import { commitOf, openPullRequest } from '../support/pull-request.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const before = { 'cart.ts': '' };
const change = { 'cart.ts': "import './price';\n", 'price.ts': '' };
const commit = 'a'.repeat(40);

describe('the base of a pull request', () => {
  it('is what its branch was merged into, although the event names an older commit', () => {
    const { folder, event } = openPullRequest(change, { before });
    const base = findBase(event, { base: '', project: folder });
    expect(base).toEqual({ range: `${commitOf(folder, 'main')}..HEAD` });
    expect(commitOf(folder, 'main')).not.toBe(event.pull_request.base.sha);
  });

  it('is the merge base where the branch itself is checked out, or another merge', () => {
    const { folder, event } = openPullRequest(change, { before });
    const expected = { range: `${event.pull_request.base.sha}...HEAD` };
    git(folder, ['checkout', '--quiet', 'feature']);
    expect(findBase(event, { base: '', project: folder })).toEqual(expected);
    git(folder, ['checkout', '--quiet', '--detach', 'main']);
    git(folder, ['merge', '--quiet', '--no-ff', '-m', 'Merge', 'feature']);
    event.pull_request.head.sha = commit;
    expect(findBase(event, { base: '', project: folder })).toEqual(expected);
  });

  it('is that of the event where git cannot be asked', () => {
    const event = { pull_request: { base: { sha: commit }, head: { sha: commit } } };
    expect(findBase(event, { base: '', project: temporaryFolder() })).toEqual({ range: `${commit}...HEAD` });
  });
});

describe('the base of other events', () => {
  const project = '.';

  it.each([
    [{ before: commit, forced: false }, { range: `${commit}..HEAD` }],
    [{ merge_group: { base_sha: commit } }, { range: `${commit}...HEAD` }],
    [{ before: '0'.repeat(40) }, { reason: 'this push created the branch.' }],
    [
      { before: commit, forced: true },
      { reason: 'this push rewrote the branch, so its old commit may be gone.' },
    ],
    [{ before: '--output=x' }, { reason: 'the event does not name the commit to compare with.' }],
    [{ merge_group: {} }, { reason: 'the event does not name the commit to compare with.' }],
    [{}, { reason: 'this event has no base to compare with. Set the input "base" to name one.' }],
  ])('%j', (event, expected) => {
    expect(findBase(event, { base: '', project })).toEqual(expected);
  });

  it('is what the input names, whatever the event', () => {
    const folder = createRepository([{ day: '2026-01-05', files: before }]);
    expect(findBase({ before: commit }, { base: 'v1.2', project: folder })).toEqual({
      range: 'v1.2...HEAD',
    });
  });
});
