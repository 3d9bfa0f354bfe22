import { describe, expect, it } from 'vitest';
import { resolvePython } from '../../support/python/resolve-python.ts';

describe('a name that a package does not have', () => {
  it('is a submodule that is missing', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py': 'from .version import VERSION\nfrom .cart import Cart as Basket\n',
      'shop/version.py': 'VERSION = 1',
      'shop/cart.py': 'from . import cart_pb2, _sync\nfrom shop import VERSION, Basket, _fast, __doc__',
      'shop/_fast.c': '',
      'shop/_syncmodule.c': '',
    });
    expect(lines.filter((line) => line.startsWith('shop/cart.py'))).toEqual([
      "shop/cart.py: . cart_pb2 → unresolved: shop/ has no module 'cart_pb2'",
      'shop/cart.py: . _sync → no node',
      'shop/cart.py: shop VERSION → shop/__init__.py',
      'shop/cart.py: shop Basket → shop/__init__.py',
      'shop/cart.py: shop _fast → no node',
      'shop/cart.py: shop __doc__ → shop/__init__.py',
    ]);
  });

  it('is not missing where a build makes it from a file in its place', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py': '',
      'shop/cart.py':
        'from .ui_cart import Ui\nfrom . import icons_rc\nimport shop.cart_pb2\nfrom .ui_gone import Ui',
      'shop/cart.ui': '',
      'shop/icons.qrc': '',
      'shop/cart.proto': '',
    });
    expect(lines).toEqual([
      'shop/cart.py: .ui_cart Ui → no node',
      'shop/cart.py: . icons_rc → no node',
      'shop/cart.py: shop.cart_pb2 → no node',
      "shop/cart.py: .ui_gone Ui → unresolved: shop/ has no module 'ui_gone'",
    ]);
  });

  it('is not missing where the build fills in a template of it', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py': '',
      'shop/cart.py': 'from shop import version\nfrom shop.paths import ROOT\n',
      'shop/version.py.in': '',
    });
    expect(lines).toEqual([
      'shop/cart.py: shop version → no node',
      "shop/cart.py: shop.paths ROOT → unresolved: shop/ has no module 'paths'",
    ]);
  });

  it('is not missing where a build file names it', async () => {
    const { lines } = await resolvePython({
      'setup.py': `
module = 'shop._sync'

class Sync(Extension):
    def __init__(self):
        Extension.__init__(self, module, sources=["src/sync.c"])

instantiate_template('config.py.in', 'shop/config.py')
setup(ext_modules=[Extension('shop._fast', sources=['src/fast.c']), Sync()])`,
      'lib/wscript_build': "bld.PYTHON('till', source='till.c', realname='shop/till/base.so')",
      'shop/__init__.py': '',
      'shop/cart.py':
        'from shop._fast import total\nfrom shop import _sync, _gone, config\nfrom shop.till import base\nfrom shop.till.drawer import Drawer\n',
    });
    expect(lines).toEqual([
      'shop/cart.py: shop._fast total → no node',
      'shop/cart.py: shop _sync → no node',
      "shop/cart.py: shop _gone → unresolved: shop/ has no module '_gone'",
      'shop/cart.py: shop config → no node',
      'shop/cart.py: shop.till base → no node',
      'shop/cart.py: shop.till.drawer Drawer → no node',
    ]);
  });

  it('is not missing where CMake or Meson builds a module of that name', async () => {
    const { lines } = await resolvePython({
      'src/CMakeLists.txt':
        'pybind11_add_module(_fast fast.cc)\ngr_pybind_make(till)\ninstall(\n  TARGETS till_python\n  DESTINATION shop)',
      'src/stock/meson.build': "py.extension_module('_stock',\n  'stock.c')",
      'shop/__init__.py': '',
      'shop/cart.py': 'from ._fast import total\nfrom . import till_python, _stock\nfrom .till import open\n',
    });
    expect(lines).toEqual([
      'shop/cart.py: ._fast total → no node',
      'shop/cart.py: . till_python → no node',
      'shop/cart.py: . _stock → no node',
      "shop/cart.py: .till open → unresolved: shop/ has no module 'till'",
    ]);
  });

  it('is not missing where SWIG makes it', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py': '',
      'shop/cart.py': 'from shop import tills\nfrom shop import _tills, _gone\n',
      'shop/tills.i': '',
    });
    expect(lines).toEqual([
      'shop/cart.py: shop tills → no node',
      'shop/cart.py: shop _tills → no node',
      "shop/cart.py: shop _gone → unresolved: shop/ has no module '_gone'",
    ]);
  });

  it('is one of those that every package has, also without an `__init__.py`', async () => {
    const { lines } = await resolvePython({
      'shop/cart.py': 'from . import __name__, __gone',
      'shop/till.py': '',
    });
    expect(lines).toEqual([
      'shop/cart.py: . __name__ → no node',
      "shop/cart.py: . __gone → unresolved: shop/ has no module '__gone'",
    ]);
  });

  it('is not missing where Cython compiles it from a template, or what is there declares it', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py': '',
      'shop/cart.py': 'from . import _fast\nfrom ._loss import Loss\nfrom ._gone import Loss\n',
      'shop/_fast.pyx.tp': '',
      'shop/_loss.pxd': '',
    });
    expect(lines).toEqual([
      'shop/cart.py: . _fast → no node',
      'shop/cart.py: ._loss Loss → no node',
      "shop/cart.py: ._gone Loss → unresolved: shop/ has no module '_gone'",
    ]);
  });

  it('is not missing in a folder without other modules, or where it is compiled', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py':
        'from shop.proto import cart_pb2\nimport shop.proto.v1.tax_pb2\nfrom shop._fast import total\nimport shop.doc',
      'shop/_fast.c': '',
      'shop/proto/cart.proto': '',
      'shop/proto/v1/tax.proto': '',
      'shop/doc/cart.txt': '',
      'google/type/money.proto': '',
      'main.py': 'from google.type import money_pb2',
    });
    expect(lines).toEqual([
      'main.py: google.type money_pb2 → pkg:googleapis-common-protos',
      'shop/__init__.py: shop.proto cart_pb2 → no node',
      'shop/__init__.py: shop.proto.v1.tax_pb2 → no node',
      'shop/__init__.py: shop._fast total → no node',
      "shop/__init__.py: shop.doc → unresolved: shop/ has no module 'doc'",
    ]);
  });

  it('is not missing where the code goes on without it', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py': '',
      'shop/slow.py': '',
      'shop/cart.py':
        'try:\n    from . import fast\n    from . import slow\nexcept ImportError:\n    from . import gone\nfrom . import lost',
    });
    expect(lines).toEqual([
      'shop/cart.py: . fast → no node',
      'shop/cart.py: . slow → shop/slow.py',
      "shop/cart.py: . gone → unresolved: shop/ has no module 'gone'",
      "shop/cart.py: . lost → unresolved: shop/ has no module 'lost'",
    ]);
  });

  it('is missing where the package imports it from itself, unless it then gives the name to something else', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py':
        'from ._fast import *\nfrom .till import Till\nfrom .version import version\nfrom .cart import Cart\n',
      'shop/_fast.c': '',
      'shop/cart.py': 'from . import _fast, till, version',
      'bare/__init__.py': 'from .till import Till',
      'bare/cart.py': 'from . import till',
    });
    expect(lines.filter((line) => line.includes('/cart.py'))).toEqual([
      "bare/cart.py: . till → unresolved: bare/ has no module 'till'",
      'shop/__init__.py: .cart Cart → shop/cart.py',
      'shop/cart.py: . _fast → no node',
      "shop/cart.py: . till → unresolved: shop/ has no module 'till'",
      'shop/cart.py: . version → shop/__init__.py',
    ]);
  });

  it.each([
    ['imports all of another', 'from .cart import *'],
    ['answers for any name', 'def __getattr__(name): ...'],
    ['adds names', 'globals().update(names)'],
    ['looks in other folders', '__path__.append(more)'],
  ])('may be one all the same where it %s', async (_, code) => {
    const { lines } = await resolvePython({ 'shop/__init__.py': code, 'main.py': 'from shop import total' });
    expect(lines[0]).toBe('main.py: shop total → shop/__init__.py');
  });
});

describe('modules that a file makes while it runs', () => {
  it.each([
    ['one by one', 'import sys\nsys.modules[__name__ + ".moves"] = moves'],
    ['by a full name', "import sys\nsys.modules['six.moves'] = moves"],
    ['all at once', 'import sys\ndef main():\n    sys.modules.update({"six.moves": moves})'],
    ['where none is yet', 'import sys as _sys\n_sys.modules.setdefault(name, moves)'],
    ['by a finder', 'import importlib.abc, sys\nsys.meta_path.append(Finder())'],
  ])('lead to that file: %s', async (_, code) => {
    const { lines } = await resolvePython({
      'shop/__init__.py': '',
      'shop/six.py': code,
      'shop/cart.py': 'from shop.six.moves import urllib\nfrom .six.moves.urllib import parse',
    });
    expect(lines.slice(0, 2)).toEqual([
      'shop/cart.py: shop.six.moves urllib → shop/six.py',
      'shop/cart.py: .six.moves.urllib parse → shop/six.py',
    ]);
  });

  it('come after those that are files', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py': 'import sys\nsys.modules.update({"shop.props": props})',
      'shop/cart.py': '',
      'main.py': 'import shop.cart, shop.props\nfrom shop.props import cart\nfrom shop import props',
    });
    expect(lines).toEqual([
      'main.py: shop.cart → shop/cart.py',
      'main.py: shop.props → shop/__init__.py',
      'main.py: shop.props cart → shop/__init__.py',
      'main.py: shop props → shop/__init__.py',
      'shop/__init__.py: sys → pkg:sys (builtin)',
    ]);
  });

  it('are no dependency of the package that makes them', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py': 'import sys\nsys.modules["shop.made"] = made\nimport shop.made\n',
    });
    expect(lines).toEqual([
      'shop/__init__.py: sys → pkg:sys (builtin)',
      'shop/__init__.py: shop.made → no node',
    ]);
  });

  it.each([
    ['looks modules up', 'import sys\nstock = sys.modules["shop.stock"]'],
    ['compares one', 'import sys\nif sys.modules[name] == stock: pass'],
    ['takes its own place', 'import sys\nsys.modules[__name__] = LazyShop(__name__)'],
    ['takes one away', 'import sys\ndel sys.modules["shop.stock"]'],
    ['speaks of them', 'import sys\n# added to sys.modules by nobody'],
  ])('are none where the file only %s', async (_, code) => {
    const { lines } = await resolvePython({ 'shop/__init__.py': code, 'main.py': 'import shop.stock' });
    expect(lines[0]).toBe("main.py: shop.stock → unresolved: shop/ has no module 'stock'");
  });
});
