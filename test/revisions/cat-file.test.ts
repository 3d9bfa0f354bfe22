// What git says of objects, and what is done with a git that cannot be asked.
import { describe, expect, it } from 'vitest';
import { CatFile } from '../../src/revisions/cat-file.ts';
import { locateGit } from '../../src/revisions/locate-git.ts';
import { openRepository } from '../../src/revisions/open-repository.ts';
import { withSafeGit } from '../../src/revisions/safe-git.ts';
import { createRepository, git, gitEnvironment, markerProgram } from './git-repository.ts';

const commits = [
  { day: '2026-01-01', files: { 'a.ts': 'import "./b";\n', 'b.ts': '', 'c.ts': 'x'.repeat(200_000) } },
];
const real = locateGit(process.env, []);

/** A program that runs git unless it is given a certain argument. */
function gitWithout(argument: string, instead: string): Readonly<Record<string, string | undefined>> {
  const { folder } = markerProgram(
    () => `for each in "$@"; do if [ "$each" = ${argument} ]; then ${instead}; fi; done\nexec ${real} "$@"`,
  );
  return { ...gitEnvironment, PATH: `${folder}:${process.env['PATH']}` };
}

async function ask(environment: Readonly<Record<string, string | undefined>>): Promise<unknown> {
  const folder = createRepository(commits);
  const ids = ['a.ts', 'b.ts', 'c.ts'].map((name) => git(folder, ['rev-parse', `HEAD:${name}`]).trim());
  return withSafeGit(openRepository(folder), environment, async (safe) => {
    const contents = new CatFile(safe, 'contents');
    const sizes = new CatFile(safe, 'info');
    try {
      const [some, others, all] = await Promise.all([
        contents.ask(ids.slice(0, 2)),
        contents.ask([ids[2]!, '0'.repeat(40)]),
        sizes.ask(ids),
      ]);
      const again = await contents.ask([`${git(folder, ['rev-parse', 'HEAD']).trim()}^{tree}`]);
      return {
        contents: [...some, ...others].map((each) => (each === 'missing' ? each : each.content.toString())),
        sizes: all.map((each) => (each === 'missing' ? each : each.size)),
        types: again.map((each) => (each === 'missing' ? each : each.type)),
      };
    } finally {
      contents.close();
      sizes.close();
    }
  });
}

const answers = {
  contents: ['import "./b";\n', '', 'x'.repeat(200_000), 'missing'],
  sizes: [14, 0, 200_000],
  types: ['tree'],
};

describe('objects', () => {
  it('are read by one git, in the order in which it was asked', async () => {
    expect(await ask(gitEnvironment)).toEqual(answers);
  });

  it('are read by a git that is older than the command for it', async () => {
    expect(await ask(gitWithout('--batch-command', 'exit 129'))).toEqual(answers);
  });

  it('are not waited for if git ends', async () => {
    await expect(ask(gitWithout('cat-file', 'exit 1'))).rejects.toThrow(
      'git ended before it had read every file',
    );
    await expect(ask(gitWithout('cat-file', 'exit 129'))).rejects.toThrow(
      'git ended before it had read every file',
    );
  });
});
