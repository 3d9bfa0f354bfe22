import { describe, expect, it } from 'vitest';
import { python } from '../../../src/languages/python/python.ts';
import { sourceText } from '../../support/source-text.ts';

/** `line kind specifier name`, for each import. */
function importsOf(text: string, path = 'shop/cart.py'): string[] {
  return python
    .extract(sourceText(path, text))
    .imports.map(({ line, kind, specifier, name }) =>
      [line, kind, specifier, name].filter(Boolean).join(' '),
    );
}

describe('import statements of Python', () => {
  it('gives every imported name its own statement', () => {
    const text =
      'import orders, billing.tax as tax\nfrom shop import cart, stock as s\nfrom shop.pay import *\n';
    expect(importsOf(text)).toEqual([
      '1 static orders',
      '1 static billing.tax',
      '2 static shop cart',
      '2 static shop stock',
      '3 static shop.pay *',
    ]);
  });

  it('reads relative imports, whatever stands between the dots', () => {
    expect(
      importsOf('from . import a\nfrom.. import b\nfrom . . .c import d\nfrom ....e.f import g'),
    ).toEqual(['1 static . a', '2 static .. b', '3 static ...c d', '4 static ....e.f g']);
  });

  it('gives a name in brackets the line of the name', () => {
    const text =
      'from orders import (  # (the list\n    cart,\n    stock as s,  # import nothing\n)\nimport \\\n  tax';
    expect(importsOf(text)).toEqual(['2 static orders cart', '3 static orders stock', '6 static tax']);
  });

  it('takes no name for a module where the module is for a template to fill in', () => {
    const text = `
from {{ shop.name }}.carts import Cart
from shop.{{ name }} import Item
from .{{ name }} import Price
{% from "macros.html" import total %}
import shop.{{ name }}, {{ name }}
import orders
{% if tax %}import tax{% endif %}
raise OrderError from error; import billing
`;
    expect(importsOf(text)).toEqual(['7 static orders', '8 static tax', '9 static billing']);
  });

  it('finds imports behind semicolons and behind the colon of a header', () => {
    const text =
      'x = 1; import a; from b import c\nif x: import d\ntry: import e\nexcept ImportError: e = None';
    expect(importsOf(text)).toEqual(['1 static a', '1 static b c', '2 static d', '3 static e']);
  });

  it('counts lines that end with CRLF, LF or CR alone', () => {
    expect(importsOf('import a\r\nimport b\rimport c\nimport d')).toEqual([
      '1 static a',
      '2 static b',
      '3 static c',
      '4 static d',
    ]);
  });

  it('normalises names as Python does', () => {
    expect(importsOf('import ﬁnance\nimport größe')).toEqual(['1 static finance', '2 static größe']);
  });

  it.each([
    ['a comment', '# import a'],
    ['a docstring', '"""\nimport a\n"""'],
    ['a string with the other quotes in it', `'''\n"""\nimport a\n'''`],
    ['a raw string with a backslash before its quote', String.raw`x = r'\'; import a'`],
    ['a string that goes on behind a backslash', "x = 'one \\\nimport a'"],
    ['the text of an f-string', 'x = f"""\n{y}\nimport a {{ {z:>{width}} import b }}\n"""'],
    [
      'a string inside the field of an f-string with the same quotes',
      'x = f"{y["import a"]}"\nz = f"{"}"}import b"',
    ],
    ['the format of a field', "x = f'{y:import \"}'; z = 'import a'"],
    ['a named character', String.raw`x = f"\N{LEFT CURLY BRACKET}import a"`],
    ['names that begin or end with import', 'import_a = x.import_ + reimport'],
    ['yield from and raise from', 'def f():\n  yield from imports\n  raise E from important'],
  ])('finds none in %s', (_, text) => {
    expect(importsOf(text)).toEqual([]);
  });

  it('finds the import behind strings of every prefix', () => {
    const prefixes = ['', 'r', 'b', 'u', 'f', 't', 'Rb', 'bR', 'fr', 'rF', 'Tr', 'rt'];
    const text = prefixes.map((prefix, i) => `x = ${prefix}'import no'; import yes${i}`).join('\n');
    expect(importsOf(text)).toEqual(prefixes.map((_, i) => `${i + 1} static yes${i}`));
  });
});

describe('the kind of a Python import', () => {
  it('is lazy in a function and static in a class', () => {
    const text = `
class Cart:
    import a
    def total(self, x=__import__("b")):
        import c
        class Line:
            import d
    import e
async def pay():
    if paid:
        import f
def one(): import g
import h
`;
    expect(importsOf(text)).toEqual([
      '3 static a',
      '4 static b',
      '5 lazy c',
      '7 lazy d',
      '8 static e',
      '11 lazy f',
      '12 lazy g',
      '13 static h',
    ]);
  });

  it('is lazy where the file is started as a program', () => {
    const text = `
if __name__ == '__main__':
    import a
    if x: import b
else:
    import c
if (__name__=="__main__") : import d
if '__main__' == __name__ and x:
    import e
if __name__ != '__main__':
    import f
else:
    import g
if x:
    import h
elif __name__ == '__main__':
    import i
if __name__ == '__main__' or x:
    import j
if __name__ == 'shop' or __name__ == '__main__x':
    import k
if __name__:
    import l
`;
    expect(importsOf(text).map((line) => line.split(' ').slice(1).join(' '))).toEqual([
      'lazy a',
      'lazy b',
      'static c',
      'lazy d',
      'lazy e',
      'static f',
      'lazy g',
      'static h',
      'lazy i',
      'static j',
      'static k',
      'static l',
    ]);
  });

  it('is type under TYPE_CHECKING, and not in its else', () => {
    const text = `
if TYPE_CHECKING:
    import a
    def f(): import b
elif x:
    import c
else:
    import d
if not typing.TYPE_CHECKING:
    import e
else:
    import f
if (t.TYPE_CHECKING): import g
if TYPE_CHECKING and x:
    import h
if x:
    import i
elif TYPE_CHECKING:
    import j
else:
    import k
`;
    expect(importsOf(text).map((line) => line.split(' ').slice(1).join(' '))).toEqual([
      'type a',
      'type b',
      'static c',
      'static d',
      'static e',
      'type f',
      'type g',
      'static h',
      'static i',
      'type j',
      'static k',
    ]);
  });

  it('is type where the condition is never true', () => {
    const text = `
from typing import TYPE_CHECKING as TC
CHECKED = False  # for mypy
TRIED = False
HIDDEN = True
globals()['NEDDIH'[::-1].upper()] = False
try:
    import a
    TRIED = True
except ImportError: pass
if TC: import b
if MYPY:
    import c
if False: import d
elif 0: import e
else: import f
if CHECKED: import g
if not CHECKED: import h
else: import i
if HIDDEN: import j
if TRIED: import k
if UNKNOWN: import l
def late():
    if CHECKED: import m
if 0 or TC: import n
`;
    expect(importsOf(text).map((line) => line.split(' ').slice(1).join(' '))).toEqual([
      'static typing TYPE_CHECKING',
      'static a',
      'type b',
      'type c',
      'type d',
      'type e',
      'static f',
      'type g',
      'static h',
      'type i',
      'type j',
      'static k',
      'static l',
      'lazy m',
      'static n',
    ]);
  });

  it.each([
    ['names of all kinds come from another file', 'from settings import *'],
    ['names are set by a program', 'globals().update(settings)'],
    ['it is set again', 'for CHECKED in settings: pass'],
    ['a function sets it', 'def check():\n    global CHECKED'],
  ])('is static under a name that was false where %s', (_, code) => {
    expect(importsOf(`CHECKED = False\n${code}\nif CHECKED:\n    import a`).at(-1)).toMatch(/static a$/);
  });

  it('is type under a private name that is always false, whatever is imported', () => {
    const text = 'from settings import *\n_false = 0\nif _false:\n    import a';
    expect(importsOf(text).at(-1)).toMatch(/type a$/);
  });

  it('is lazy in the body of a lambda, and not in its defaults', () => {
    const text = `
loaders = {'a': lambda: __import__('a'), 'b': __import__('b')}
late = lambda x=__import__('c'), *y: lambda z, w: __import__('d'); now = __import__('e')
all = [lambda: f(__import__('g')) for x in __import__('h')], __import__('i')
if call(lambda x: x): __import__('j')
`;
    expect(importsOf(text)).toEqual([
      '2 lazy a',
      '2 static b',
      '3 static c',
      '3 lazy d',
      '3 static e',
      '4 lazy g',
      '4 static h',
      '4 static i',
      '5 static j',
    ]);
  });

  it('follows indentation over tabs, blank lines, comments and form feeds', () => {
    const text = 'def f():\n\tx = [\n1,\n]\n\n# import no\n        import a\n\f\nimport b\n';
    expect(importsOf(text)).toEqual(['7 lazy a', '9 static b']);
  });
});

describe('imports by a call', () => {
  it('are read where the name is written down', () => {
    const text = `
import importlib as il
from importlib import import_module
importlib.import_module("a.b")
il.import_module(name='c')
import_module("d" ".e")
__import__("f", globals(), locals(), [], 0)
x = f"{__import__('g')}"
def late():
    return import_module("0001_initial")
`;
    expect(importsOf(text)).toEqual([
      '2 static importlib',
      '3 static importlib import_module',
      '4 static a.b',
      '5 static c',
      '6 static d.e',
      '7 static f',
      '8 static g',
      '10 lazy 0001_initial',
    ]);
  });

  it('are read one behind the other, as arguments of a call', () => {
    expect(
      importsOf('adapt(\n    __import__("a"), __import__("b", globals()), c(__import__("d"))\n)\n'),
    ).toEqual(['2 static a', '2 static b', '2 static d']);
  });

  it('are read where a test names what it replaces, or its plugins', () => {
    const text = `
from unittest import mock as m
from mock import patch
pytest_plugins = ['shop.fixtures', "pytester"]
pytest_plugins: str = 'shop.more'
@m.patch('shop.cart.total')
@patch("shop.tax", autospec=True)
def test_total(mocker, monkeypatch):
    mocker.patch.dict(
        'shop.prices',
    )
    monkeypatch.setattr('shop.rates.now', 1)
    monkeypatch.setattr(rates, 'then', 1)
    with patch(f'{name}.x'), patch.object(cart, 'y'), patch.multiple('shop', z=1): pass
    # patch('shop.gone')
pytest.importorskip('orders')
client.patch('shop')
dispatch('shop.cart')
`;
    expect(importsOf(text, 'test_shop.py').slice(2)).toEqual([
      '4 lazy shop.fixtures',
      '4 lazy pytester',
      '5 lazy shop.more',
      '6 lazy shop.cart.total',
      '7 lazy shop.tax',
      '10 lazy shop.prices',
      '12 lazy shop.rates.now',
      '14 lazy shop',
      '16 lazy orders',
    ]);
    expect(python.extract(sourceText('test_shop.py', text)).computedAt).toBeUndefined();
  });

  it('are read in the settings of Django, except names of loggers and of what a server starts', () => {
    const text = `
import os
NAME = 'shop'
LOGGING = {'loggers': {'a': 'shop.cart'}}
INSTALLED_APPS = [
    'cart',
    "shop.apps.ShopConfig",  # 'shop.gone'
]
if DEBUG:
    INSTALLED_APPS += ['shop.debug']
TEMPLATES = [{'OPTIONS': {'shop.key': ['shop.context.user', f'shop.{name}', 'shop' 'ping.all']}}]
ROOT_URLCONF: str = 'shop.urls'
WSGI_APPLICATION = 'shop.wsgi.application'
DATABASES['default'] = {'ENGINE': 'shop.db'}
log = getLogger('shop.log')
`;
    const read = [
      '6 lazy cart',
      '7 lazy shop.apps.ShopConfig',
      '10 lazy shop.debug',
      '11 lazy shop.context.user',
      '11 lazy shopping.all',
      '12 lazy shop.urls',
      '14 lazy shop.db',
    ];
    expect(importsOf(text, 'shop/settings/base.py').slice(1)).toEqual(read);
    expect(importsOf(text, 'dev_settings.py').slice(1)).toEqual(read);
    expect(importsOf(text, 'shop/cart.py').slice(1)).toEqual([]);
  });

  it('are read in constants that name modules, of files that import nothing', () => {
    const text =
      "ADD_PANEL = 'shop.cart.panel.Cart'\nHOSTS = ['shop.example']\nADD_INSTALLED_APPS = ['shop.cart']\n";
    expect(importsOf(text, 'enabled/cart.py')).toEqual(['1 lazy shop.cart.panel.Cart', '3 lazy shop.cart']);
  });

  it.each([
    [
      'urls.py',
      "from django.urls import include, path\nurls = [path('a.b', include('shop.urls'), name='a.c')]",
      'shop.urls',
    ],
    ['urls.py', "from django.urls import include\nx = include((\n'shop.urls', 'a.b'))", 'shop.urls'],
    ['urls.py', "from templates import include\nx = include('shop.urls')", undefined],
    [
      'manage.py',
      "import os\nos.environ.setdefault('DJANGO_SETTINGS_MODULE', 'shop.settings')",
      'shop.settings',
    ],
    ['conf.py', "import django\nos.environ['DJANGO_SETTINGS_MODULE'] = 'shop.settings'", 'shop.settings'],
    ['tasks.py', "from celery import Celery\napp = Celery('shop', include=['shop.tasks'])", 'shop.tasks'],
    ['celeryconfig.py', "import os\nimports = ('shop.tasks',)", 'shop.tasks'],
    ['app.py', "from flask import Flask\napp.config.from_object('shop.config.Live')", 'shop.config.Live'],
    [
      'app.py',
      "from django.utils.module_loading import import_string\nimport_string('shop.tax.rate')",
      'shop.tax.rate',
    ],
    ['app.py', "import logging\nlogging.getLogger('shop.cart')", undefined],
  ])('are read where a program names what its framework loads: %s, %s', (file, text, path) => {
    const lazy = importsOf(text, file).filter((line) => line.includes(' lazy '));
    expect(lazy.map((line) => line.split(' ').at(-1))).toEqual(path === undefined ? [] : [path]);
  });

  it('are read relative to the package they name', () => {
    const text = `
importlib.import_module(".a", __package__)
importlib.import_module("..b", package="shop.cart")
importlib.import_module(".c", package=__name__)
importlib.import_module("..d", __name__)
__import__("e", globals(), level=1)
`;
    expect(importsOf(text)).toEqual([
      '2 static .a',
      '3 static shop.b',
      '4 static .cart.c',
      '5 static .d',
      '6 static .e',
    ]);
    expect(importsOf('importlib.import_module(".c", __name__)', 'shop/__init__.py')).toEqual(['1 static .c']);
  });

  it.each([
    [
      'a name that is not written down',
      'importlib.import_module(name)\n__import__(f"a{b}")\n__import__(b"a")',
    ],
    [
      'a relative name without its package',
      'importlib.import_module(".a")\nimportlib.import_module(".a", package)',
    ],
    [
      "a function of that name that is not importlib's",
      'import_module("a")\nself.importlib.import_module("b")',
    ],
    [
      'something that is no name',
      'importlib.import_module("a/b")\nimportlib.import_module("")\n__import__("a b")',
    ],
  ])('are not guessed from %s', (_, text) => {
    expect(importsOf(text)).toEqual([]);
  });
});
