// The GitHub Action, run on real repositories as a runner does, with GitHub's API on loopback.
import { chmodSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRepository, git } from '../revisions/git-repository.ts';
import { startFakeGitHub, token } from '../support/fake-github.ts';
import {
  commitFiles,
  commitOf,
  openPullRequest,
  type PullRequest,
  type PullRequestSetting,
  pushTo,
} from '../support/pull-request.ts';
import { runAction } from '../support/run-action.ts';
import { type FolderText, temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const shop = { 'cart.ts': "import './price';\n", 'price.ts': '' };
const cycle = { 'price.ts': "import './cart';\n" };
const pure = JSON.stringify({
  rules: [{ name: 'prices are pure', from: 'price.ts', mustNotUse: 'cart.ts', because: 'they are shared' }],
});

function open(change: FolderText, setting: Partial<PullRequestSetting> = {}): PullRequest {
  return openPullRequest(change, { before: shop, ...setting });
}

describe('the comment on a pull request', () => {
  it('is created once, then updated, and says when nothing changes any more', async () => {
    const pullRequest = open(cycle);
    const github = await startFakeGitHub();
    const options = {
      ...pullRequest,
      inputs: { token, check: 'false' },
      env: { GITHUB_API_URL: github.url },
    };
    const first = await runAction(options);
    expect(first.code).toBe(0);
    expect(first.log).toContain('Lintel: the comment on the pull request is created.\n');
    expect(first.outputs).toMatchObject({ changed: 'true', failed: 'false', sarif: '' });
    expect(readFileSync(first.outputs['markdown']!, 'utf8')).toMatch(/^### Lintel: new or worse: 1 cycle\n/);
    expect(github.comments.map(({ body }) => body)).toEqual([
      expect.stringMatching(/^<!-- lintel diff \. -->\n### Lintel: new or worse: 1 cycle\n/),
    ]);

    pushTo(pullRequest, { 'cart.ts': "import './price';\nimport 'react';\n" });
    const second = await runAction(options);
    expect(second.log).toContain('Lintel: the comment on the pull request is updated.\n');
    expect(github.comments.map(({ body }) => body)).toEqual([
      expect.stringContaining('### Lintel: new or worse: 1 cycle, 1 package\n'),
    ]);

    pushTo(pullRequest, shop);
    const third = await runAction(options);
    expect(third.outputs).toMatchObject({ changed: 'false', failed: 'false' });
    expect(third.summary).toBe('### Lintel: the architecture does not change\n');
    const last = '<!-- lintel diff . -->\n### Lintel: the architecture does not change any more\n';
    expect(github.comments.map(({ body }) => body)).toEqual([last]);
  });

  it('is not made where nothing changes; the work of others since the event does not count', async () => {
    const github = await startFakeGitHub();
    const { folder, event } = open({ 'README.md': 'A shop.\n' });
    const { code, outputs } = await runAction({
      folder,
      event,
      inputs: { token, check: 'false' },
      env: { GITHUB_API_URL: github.url },
    });
    expect({ code, changed: outputs['changed'], comments: github.comments }).toEqual({
      code: 0,
      changed: 'false',
      comments: [],
    });
  });

  it(
    'is left out if the token has no permission, as on pull requests from forks',
    { tags: 'slow' },
    async () => {
      const github = await startFakeGitHub({ permission: 'read' });
      const { code, log, summary } = await runAction({
        ...open(cycle),
        inputs: { token, check: 'false' },
        env: { GITHUB_API_URL: github.url },
      });
      expect(code).toBe(0);
      expect(log.match(/^::(?:notice|warning|error).*$/gm)).toEqual([
        '::notice title=Lintel::No comment: the token has no permission (pull-requests: write), as always on pull requests from forks.',
      ]);
      expect(summary).toContain('new or worse: 1 cycle');
      expect(github.comments).toEqual([]);
    },
  );

  it('is missed where it is required', { tags: 'slow' }, async () => {
    const github = await startFakeGitHub({ permission: 'read' });
    const { code, log } = await runAction({
      ...open(cycle),
      inputs: { token, comment: 'true', check: 'false' },
      env: { GITHUB_API_URL: github.url },
    });
    expect(code).toBe(2);
    expect(log).toContain('::error title=Lintel::No comment: the token has no permission');
  });

  it('does not stop the job where the API cannot be reached', { tags: 'slow' }, async () => {
    const { code, log } = await runAction({
      ...open(cycle),
      inputs: { token, check: 'false' },
      // Nothing listens there.
      env: { GITHUB_API_URL: 'http://127.0.0.1:9' },
    });
    expect(code).toBe(0);
    expect(log).toMatch(/^::notice title=Lintel::No comment: /m);
  });

  it('is switched off, and needs no token', { tags: 'slow' }, async () => {
    const github = await startFakeGitHub();
    const env = { GITHUB_API_URL: github.url };
    const pullRequest = open(cycle);
    const off = await runAction({ ...pullRequest, inputs: { token, comment: 'false', check: 'false' }, env });
    const without = await runAction({ ...pullRequest, inputs: { token: '', check: 'false' }, env });
    expect([off.code, without.code, github.asked]).toEqual([0, 0, []]);
    expect(off.log).not.toContain('comment');
    expect(without.log).toContain('\nLintel: there is no token, so there is no comment.\n');
    expect(without.log).not.toContain('::notice');
    expect(without.summary).toContain('new or worse: 1 cycle');
  });
});

describe('what is compared', { tags: 'slow' }, () => {
  it('is a push with what was there before', async () => {
    const folder = createRepository([{ day: '2026-01-05', files: shop }]);
    const before = commitOf(folder, 'HEAD');
    commitFiles(folder, cycle);
    const { code, summary, log } = await runAction({
      folder,
      event: { before, forced: false },
      inputs: { check: 'false' },
    });
    expect(code).toBe(0);
    expect(summary).toMatch(/^### Lintel: new or worse: 1 cycle\n/);
    expect(log).not.toContain('comment');
  });

  it('is nothing for an event without a base, which one line says', async () => {
    const folder = createRepository([{ day: '2026-01-05', files: shop }]);
    const { code, log, outputs, summary } = await runAction({ folder, event: {} });
    expect({ code, summary }).toEqual({ code: 0, summary: '' });
    expect(log).toBe(
      'Lintel: the project has no rules to check. "lintel init" proposes some.\n' +
        'Lintel: nothing was compared: this event has no base to compare with. Set the input "base" to name one.\n',
    );
    expect(outputs).toEqual({ changed: '', failed: 'false', markdown: '', sarif: '' });
  });

  it('fails in a shallow clone and says which fetch-depth it needs; two commits are enough for the merge', async () => {
    const { folder, event } = open(cycle);
    git(folder, ['branch', 'merge']);
    const shallow = cloneWithDepth(folder, 1);
    const { code, log, outputs } = await runAction({ folder: shallow, event });
    expect(code).toBe(2);
    expect(log).toMatch(/^::error title=Lintel::.*The clone is shallow.*fetch-depth: 0/m);
    expect(outputs).toMatchObject({ changed: '', failed: 'true' });
    const enough = await runAction({ folder: cloneWithDepth(folder, 2), event });
    expect(enough.summary).toMatch(/^### Lintel: new or worse: 1 cycle\n/);
  });
});

function cloneWithDepth(folder: string, depth: number): string {
  const clone = temporaryFolder();
  git(clone, ['clone', '--quiet', `--depth=${depth}`, '--branch=merge', `file://${folder}`, 'shop']);
  git(join(clone, 'shop'), ['checkout', '--quiet', '--detach']);
  return join(clone, 'shop');
}

describe('rules', () => {
  const ruled = { before: { ...shop, 'lintel.config.json': pure } };

  it('that are broken fail the step, with annotations and SARIF', async () => {
    const inputs = { sarif: 'true' };
    const { code, log, summary, outputs } = await runAction({ ...open(cycle, ruled), inputs });
    expect(code).toBe(1);
    expect(log).toContain(
      '::error title=prices are pure,file=price.ts,line=1::price.ts must not use cart.ts. Because they are shared.\n',
    );
    expect(summary).toContain('### Lintel: new or worse: 1 rule violation, 1 cycle, with one dependency\n');
    expect(summary).toContain('### Lintel: rules are broken\n');
    expect(outputs).toMatchObject({ changed: 'true', failed: 'true' });
    expect(JSON.parse(readFileSync(outputs['sarif']!, 'utf8'))).toMatchObject({
      runs: [{ results: [{ ruleId: 'prices are pure' }] }],
    });
  });

  it('that hold pass', async () => {
    const { code, log, summary } = await runAction(open({ 'cart.ts': '' }, ruled));
    expect(code).toBe(0);
    expect(log).toContain('✓ prices are pure\n');
    expect(summary).toContain('### Lintel: all rules hold\n');
  });

  it(
    'are not checked where the input says so, and are missed where it requires them',
    { tags: 'slow' },
    async () => {
      const off = await runAction({ ...open(cycle, ruled), inputs: { check: 'false' } });
      expect(off.code).toBe(0);
      const on = await runAction({ ...open(cycle), inputs: { check: 'true' } });
      expect(on.code).toBe(2);
      expect(on.log).toContain('::error title=Lintel::There are no rules to check.');
    },
  );

  it('that are wrong end with code 2; the change is shown nevertheless', { tags: 'slow' }, async () => {
    const wrong = {
      'lintel.config.json': '{"rules": [{"name": "x", "from": "gone.ts", "mustNotUse": "cart.ts"}]}',
    };
    const { code, log, summary } = await runAction(open({ ...cycle, ...wrong }));
    expect(code).toBe(2);
    expect(log).toMatch(/^::error title=Lintel::.*gone\.ts/m);
    expect(summary).toContain('1 cycle');
  });
});

describe('fail-on', () => {
  it('fails the step, with an annotation for each condition', async () => {
    const { code, log, outputs } = await runAction({
      ...open(cycle),
      inputs: { 'fail-on': 'new-cycle,new-package' },
    });
    expect(code).toBe(1);
    expect(log.match(/^::error.*$/gm)).toEqual(['::error title=Lintel::Failed on new-cycle: 1 new cycle.']);
    expect(outputs).toMatchObject({ failed: 'true' });
  });

  it.each([
    [{ 'fail-on': 'new-cycel' }, '--fail-on: unknown condition "new-cycel". Did you mean "new-cycle"?'],
    [{ comment: 'always' }, 'The input "comment" is "always". Write auto or true or false.'],
    [{ base: '--help' }, 'Unknown revision --help'],
    [{ program: 'gone/lintel.js' }, 'There is no program at gone/lintel.js.'],
  ])('and other wrong inputs end with code 2: %j', async (inputs, message) => {
    const { code, log } = await runAction({ ...open(cycle), inputs });
    expect(code).toBe(2);
    expect(log).toMatch(/^::error title=Lintel::/m);
    expect(log).toContain(message);
  });
});

describe('hostile names', () => {
  it('of branches, titles and files stay text: no shell, no command of the workflow, no Markdown', async () => {
    const github = await startFakeGitHub();
    const evil = '::error file=a,line=1::x';
    const quote = '$(touch hacked);`touch hacked`';
    const change = {
      ...cycle,
      [`${evil}.ts`]: "import './price';\nimport './::stop-commands::x';\n",
      '::stop-commands::x.ts': `import './${evil}';\n`,
      [`${quote}.ts`]: "import './cart';\n",
      '-->@ada.ts': "import './cart';\n",
    };
    const { folder, event } = open(change, { branch: '$(touch${IFS}hacked);x' });
    const { code, log } = await runAction({
      folder,
      event,
      inputs: { token, 'fail-on': '$(touch hacked)new-cycle', project: '.' },
      env: { GITHUB_API_URL: github.url },
    });
    expect(code).toBe(2);
    const {
      code: fine,
      log: text,
      temp,
    } = await runAction({
      folder,
      event,
      inputs: { token },
      env: { GITHUB_API_URL: github.url },
    });
    expect(fine).toBe(0);
    expect(existsSync(join(folder, 'hacked')) || existsSync(join(temp, 'hacked'))).toBe(false);
    expect(commandsIn(log + text).filter(([name]) => name !== 'error' && name !== 'notice')).toEqual([]);
    expect(commandsIn(text)).toEqual([]);
    expect(text).toContain(evil);
    expect(github.comments[0]!.body).toContain('`::stop-commands::x.ts');
    expect(github.comments[0]!.body).not.toMatch(/(?<!`[^`\n]*)@ada/);
  });

  it('are recognised by the test', () => {
    expect(
      commandsIn('a\n  ::error file=a::x\n::stop-commands::t\n::error::y\n::t::\n::notice::z\n'),
    ).toEqual([
      ['error', 'x'],
      ['notice', 'z'],
    ]);
  });
});

/** The commands that a runner would obey: a line that begins with `::`, after white space or not. */
function commandsIn(text: string): readonly (readonly [name: string, message: string])[] {
  const found: [string, string][] = [];
  let end: string | undefined;
  for (const line of text.split('\n')) {
    const [, name = '', message = ''] = /^\s*::([^\s:]+)[^:]*::(.*)$/.exec(line) ?? [];
    if (end !== undefined) {
      if (name === end) end = undefined;
    } else if (name === 'stop-commands') end = message;
    else if (name !== '') found.push([name, message]);
  }
  return found;
}

describe('installing', { tags: 'slow' }, () => {
  it('takes the version of the package from npm, outside of the repository', async () => {
    const { folder, event } = open(cycle);
    writeFiles(folder, { '.npmrc': 'registry=http://127.0.0.1:9/\n' });
    const programs = temporaryFolder({
      npm: [
        '#!/usr/bin/env bash',
        'printf "%s\\n" "$PWD" "$@" > "$RUNNER_TEMP/npm-arguments"',
        'mkdir -p lintel/node_modules/lintel/bin',
        `printf 'import %s;' '${JSON.stringify(resolve('bin/lintel.js'))}' > lintel/node_modules/lintel/bin/lintel.js`,
        'echo \'{"type":"module"}\' > lintel/node_modules/lintel/package.json',
      ].join('\n'),
    });
    chmodSync(join(programs, 'npm'), 0o755);
    const { code, summary, temp } = await runAction({
      folder,
      event,
      inputs: { program: '' },
      env: { PATH: `${programs}:${process.env['PATH']}` },
    });
    expect({ code, summary }).toEqual({ code: 0, summary: expect.stringContaining('1 cycle') });
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const [where, ...args] = readFileSync(join(temp, 'npm-arguments'), 'utf8').trim().split('\n');
    expect(where).toBe(realpathSync(temp));
    expect(args.slice(0, 3)).toEqual(['install', '--prefix', 'lintel']);
    expect(args.slice(-2)).toEqual(['--', `lintel@${version}`]);
  });

  it('gives the program no token', async () => {
    const folder = temporaryFolder({
      'fake.js':
        "process.stderr.write(`lintel: Token: ${Object.values(process.env).includes('secret')}.\\n`); process.exit(2);",
    });
    const inputs = { program: 'fake.js', token: 'secret' };
    const { code, log } = await runAction({ folder, event: {}, inputs });
    expect(code).toBe(2);
    expect(log).toContain('::error title=Lintel::Token: false.\n');
  });
});
