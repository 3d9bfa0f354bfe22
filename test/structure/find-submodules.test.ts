import { expect, it } from 'vitest';
import { analyzeFolder } from '../../src/runs/analyze-folder.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const modules = '[submodule "tls"]\n\tpath = extra/tls\n\turl = https://example.org/tls.git\n';
const rolesIn = async (files: Readonly<Record<string, string>>) => {
  const { detailed } = await analyzeFolder(temporaryFolder(files), { history: false, workers: 0 }, undefined);
  return Object.fromEntries(
    detailed.nodes.flatMap((node) => (node.type === 'file' ? [[node.id, node.role]] : [])),
  );
};

it('takes submodules for code of others', async () => {
  expect(await rolesIn({ '.gitmodules': modules, 'cart.c': '', 'extra/tls/tls.c': '' })).toEqual({
    'cart.c': 'product',
    'extra/tls/tls.c': 'vendored',
  });
});

it('takes them for the project where hardly anything else is there', async () => {
  const parts = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`extra/tls/${name}.c`, '']));
  const roles = await rolesIn({ '.gitmodules': modules, 'build.py': '', ...parts });
  expect(new Set(Object.values(roles))).toEqual(new Set(['product']));
});
