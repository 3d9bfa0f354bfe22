import { describe, expect, it } from 'vitest';
import { resolvePython } from '../../support/python/resolve-python.ts';

describe('stubs', () => {
  it('import from the stubs next to the code, and code from the code', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py': 'from . import cart',
      'shop/__init__.pyi': 'class Total: ...',
      'shop/cart.py': '',
      'shop/cart.pyi': 'from . import Total\nfrom .tax import Rate\nfrom shop.prices import Price',
      'shop/prices.py': '',
      'shop/tax.py': '',
      'shop/tax.pyi': '',
    });
    expect(lines).toEqual([
      'shop/__init__.py: . cart → shop/cart.py',
      'shop/cart.pyi: . Total → shop/__init__.pyi',
      'shop/cart.pyi: .tax Rate → shop/tax.pyi',
      'shop/cart.pyi: shop.prices Price → shop/prices.py',
    ]);
  });

  it('of an installed package call it by its name, which is not that of their folder', async () => {
    const { lines } = await resolvePython({
      'django-stubs/__init__.pyi': '',
      'django-stubs/apps/__init__.pyi': 'from django.apps.registry import apps\nfrom ..conf import settings',
      'django-stubs/apps/registry.pyi': 'import rest_framework.views, django.late, typing_extensions',
      'django-stubs/conf.pyi': '',
      'rest_framework-stubs/views.pyi': '',
      'tests/check.py': 'from django.apps import registry',
    });
    expect(lines).toEqual([
      'django-stubs/apps/__init__.pyi: django.apps.registry apps → django-stubs/apps/registry.pyi',
      'django-stubs/apps/__init__.pyi: ..conf settings → django-stubs/conf.pyi',
      'django-stubs/apps/registry.pyi: rest_framework.views → rest_framework-stubs/views.pyi',
      "django-stubs/apps/registry.pyi: django.late → unresolved: django-stubs/ has no module 'late'",
      'django-stubs/apps/registry.pyi: typing_extensions → pkg:typing-extensions',
      'tests/check.py: django.apps registry → pkg:django',
    ]);
  });

  it('that stand apart from the code describe what others install', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py': 'import carts.items, tomllib, prices',
      'shop/prices.pyi': '',
      'typings/carts/__init__.pyi': 'import carts.items',
      'typings/carts/items.pyi': '',
      'typings/tomllib.pyi': '',
      'prices.pyi': '',
    });
    expect(lines).toEqual([
      'shop/__init__.py: carts.items → pkg:carts',
      'shop/__init__.py: tomllib → pkg:tomllib (builtin)',
      'shop/__init__.py: prices → prices.pyi',
      'typings/carts/__init__.pyi: carts.items → typings/carts/items.pyi',
    ]);
  });
});

describe("Python's own library", () => {
  it('is where its modules are, except for those that are compiled', async () => {
    const { lines } = await resolvePython({
      'Lib/encodings/__init__.py': 'import codecs, sys',
      'Lib/codecs.py': '',
      'Lib/os.py': 'import abc, stat, sys, posix',
      'Lib/site.py': '',
      'Lib/abc.py': '',
      'Lib/stat.py': '',
      'Lib/json/__init__.py': 'import os',
      'Tools/freeze.py': 'import os',
    });
    expect(lines).toEqual([
      'Lib/encodings/__init__.py: codecs → Lib/codecs.py',
      'Lib/encodings/__init__.py: sys → pkg:sys (builtin)',
      'Lib/json/__init__.py: os → Lib/os.py',
      'Lib/os.py: abc → Lib/abc.py',
      'Lib/os.py: stat → Lib/stat.py',
      'Lib/os.py: sys → pkg:sys (builtin)',
      'Lib/os.py: posix → pkg:posix (builtin)',
      'Tools/freeze.py: os → pkg:os (builtin)',
    ]);
  });
});
