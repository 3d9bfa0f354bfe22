import { expect, it } from 'vitest';
import { findModules } from '../../src/structure/folders/find-modules.ts';
import { textProject } from '../support/text-project.ts';

it('a folder with a manifest is a module, but a `setup.py` can be a module of a Python package', () => {
  const project = textProject({
    'cart/__init__.py': '',
    'cart/setup.py': "from setuptools import setup\nsetup(name='cart')\n",
    'orders/package.json': '{}',
    'package.json': '{}',
    'shop/__init__.py': '',
    'shop/setup.py': 'def install(): ...\n',
    'tax/setup.py': '',
  });
  expect([...findModules(project)].sort()).toEqual(['cart', 'orders', 'tax']);
});
