import { expect, it } from 'vitest';
import { LastInputs } from '../../src/cache/last-inputs.ts';
import type { ResolutionInputs } from '../../src/model/analysis-cache.ts';
import { python } from '../../src/languages/python/python.ts';
import { sourceText } from '../support/source-text.ts';
import { type ProjectText, textProject } from '../support/text-project.ts';

function inputsOf(texts: ProjectText, resolvesBy: ResolutionInputs['resolvesBy']): ResolutionInputs {
  const project = textProject(texts);
  const files = project.files.map((file) => ({
    file,
    ...python.extract(sourceText(file.path, texts[file.path]!)),
  }));
  return { language: 'python', project, files, resolvesBy };
}

const shop = { 'cart.py': 'import price\n', 'price.py': '', 'setup.cfg': '[options]\n' };
const moved = { ...shop, 'cart.py': '# The cart.\nimport price\n' };
const edited = { ...shop, 'cart.py': 'import tax\n' };

it.each<[string, ProjectText, ResolutionInputs['resolvesBy'], boolean]>([
  ['nothing changed', shop, 'extractions', true],
  ['an import moved to another line', moved, 'extractions', true],
  ['a file imports something else', edited, 'extractions', false],
  ['a file imports something else, and only paths count', edited, 'paths', true],
  ['a file imports something else, and only declarations count', edited, 'declarations', true],
  [
    'a file declares something else',
    { ...shop, 'price.py': 'import sys\nsys.modules["tax"] = sys\n' },
    'declarations',
    false,
  ],
  ['a file was added', { ...shop, 'tax.py': '' }, 'paths', false],
  ['another file was added', { ...shop, 'logo.svg': '' }, 'paths', false],
  ['a manifest changed', { ...shop, 'setup.cfg': '[metadata]\n' }, 'paths', false],
])('knows whether the inputs are the same if %s', (_, after, resolvesBy, isSame) => {
  const inputs = new LastInputs();
  const key = inputs.keyOf(inputsOf(shop, resolvesBy));
  expect(inputs.keyOf(inputsOf(after, resolvesBy)) === key).toBe(isSame);
});

it('takes only the last inputs for known', () => {
  const inputs = new LastInputs();
  const keys = [shop, edited, shop].map((texts) => inputs.keyOf(inputsOf(texts, 'extractions')));
  expect(new Set(keys).size).toBe(3);
});
