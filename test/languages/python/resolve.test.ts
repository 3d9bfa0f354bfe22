import { describe, expect, it } from 'vitest';
import { resolvePython } from '../../support/python/resolve-python.ts';

describe('paths in strings of tests', () => {
  it('lead to the module of the project that has what they name, and to nothing else', async () => {
    const { lines } = await resolvePython({
      'conftest.py': "pytest_plugins = ['tests.fixtures', 'pytester']",
      'shop/__init__.py': 'name = 1',
      'shop/cart.py': '',
      'tests/fixtures.py': '',
      'tests/test_cart.py': `
def test_cart(mocker):
    mocker.patch('shop.cart')
    mocker.patch('shop.cart.Cart.total')
    mocker.patch('shop.name')
    mocker.patch('requests.get')
    mocker.patch('os.path')
    mocker.patch('tests.test_cart.x')
`,
    });
    expect(lines).toEqual([
      'conftest.py: tests.fixtures → tests/fixtures.py',
      'conftest.py: pytester → no node',
      'tests/test_cart.py: shop.cart → shop/cart.py',
      'tests/test_cart.py: shop.cart.Cart.total → shop/cart.py',
      'tests/test_cart.py: shop.name → shop/__init__.py',
      'tests/test_cart.py: requests.get → no node',
      'tests/test_cart.py: os.path → no node',
      'tests/test_cart.py: tests.test_cart.x → no node',
    ]);
  });
});

describe('absolute imports', () => {
  it('lead to the most specific module that is named', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py': 'total = 0',
      'shop/cart.py': '',
      'shop/pay/__init__.py': '',
      'main.py':
        'import shop, shop.cart, shop.pay\nfrom shop import cart, pay, total\nfrom shop.cart import add, *',
    });
    expect(lines).toEqual([
      'main.py: shop → shop/__init__.py',
      'main.py: shop.cart → shop/cart.py',
      'main.py: shop.pay → shop/pay/__init__.py',
      'main.py: shop cart → shop/cart.py',
      'main.py: shop pay → shop/pay/__init__.py',
      'main.py: shop total → shop/__init__.py',
      'main.py: shop.cart add → shop/cart.py',
      'main.py: shop.cart * → shop/cart.py',
    ]);
  });

  it('are unresolved where the package is ours and the module is not there', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py': '',
      'shop/cart.py': 'import shop.stock\nimport shop.cart.total\nfrom shop.pay import card',
    });
    expect(lines).toEqual([
      "shop/cart.py: shop.stock → unresolved: shop/ has no module 'stock'",
      "shop/cart.py: shop.cart.total → unresolved: shop/cart.py has no module 'total'",
      "shop/cart.py: shop.pay card → unresolved: shop/ has no module 'pay'",
    ]);
  });

  it('know the standard library of Python 2, which a file of the project can replace', async () => {
    const { lines } = await resolvePython({
      'Cookie.py': '',
      'main.py': 'import urllib2, Cookie\nfrom StringIO import StringIO',
    });
    expect(lines).toEqual([
      'main.py: urllib2 → pkg:urllib2 (builtin)',
      'main.py: Cookie → Cookie.py',
      'main.py: StringIO StringIO → pkg:StringIO (builtin)',
    ]);
  });

  it('take a package before a module, and code before its stub', async () => {
    const { lines } = await resolvePython({
      'cart/__init__.py': '',
      'cart.py': '',
      'pay.py': '',
      'pay.pyi': '',
      'stock.pyi': '',
      'main.py': 'import cart, pay, stock',
    });
    expect(lines).toEqual([
      'main.py: cart → cart/__init__.py',
      'main.py: pay → pay.py',
      'main.py: stock → stock.pyi',
    ]);
  });

  it('go through namespace packages, which are no nodes themselves', async () => {
    const { lines } = await resolvePython({
      'billing/tax/rates.py': '',
      'main.py':
        'import billing, billing.tax.rates\nfrom billing.tax import rates, none\nfrom billing import tax\nimport billing.late',
    });
    expect(lines).toEqual([
      'main.py: billing → no node',
      'main.py: billing.tax.rates → billing/tax/rates.py',
      'main.py: billing.tax rates → billing/tax/rates.py',
      "main.py: billing.tax none → unresolved: billing/tax/ has no module 'none'",
      'main.py: billing tax → no node',
      "main.py: billing.late → unresolved: billing/ has no module 'late'",
    ]);
  });

  it('are of others where a folder without __init__.py has none of the modules that are imported by its name', async () => {
    const { lines } = await resolvePython({
      'freeze/site.py': 'import freeze, freeze.utils\nfrom freeze import constants',
      'freeze/linux/__main__.py': 'from freeze.utils import walk',
      'tools/stock/count.py': '',
      'tools/report.py': 'from stock import count\nimport stock.late',
    });
    expect(lines).toEqual([
      'freeze/linux/__main__.py: freeze.utils walk → pkg:freeze',
      'freeze/site.py: freeze → pkg:freeze',
      'freeze/site.py: freeze.utils → pkg:freeze',
      'freeze/site.py: freeze constants → pkg:freeze',
      'tools/report.py: stock count → tools/stock/count.py',
      "tools/report.py: stock.late → unresolved: tools/stock/ has no module 'late'",
    ]);
  });

  it('are of others where a distant folder that only holds folders has no such name', async () => {
    const { lines } = await resolvePython({
      'tools/java/org/shop/data/rates.py': '',
      'tools/stock/__init__.py': '',
      'lib/cart.py': 'from java.util import List\nfrom java.org.shop.data import rates',
    });
    expect(lines).toEqual([
      'lib/cart.py: java.util List → pkg:java-util',
      'lib/cart.py: java.org.shop.data rates → tools/java/org/shop/data/rates.py',
    ]);
  });

  it('find the parts of a namespace package in several roots', async () => {
    const { lines } = await resolvePython({
      'orders/pyproject.toml': '',
      'orders/src/shop/orders.py': 'import shop.billing',
      'billing/pyproject.toml': '',
      'billing/src/shop/billing.py': '',
    });
    expect(lines).toEqual(['orders/src/shop/orders.py: shop.billing → billing/src/shop/billing.py']);
  });

  it('prefer the root nearest to the importing file', async () => {
    const { lines } = await resolvePython({
      'services/orders/app/__init__.py': '',
      'services/orders/app/models.py': '',
      'services/orders/app/main.py': 'from app import models',
      'services/billing/app/__init__.py': '',
      'services/billing/app/models.py': 'import rates',
      'services/billing/rates.py': '',
      'services/orders/tests/test_app.py': 'import app.models',
      'libs/rates/__init__.py': '',
    });
    expect(lines).toEqual([
      'services/billing/app/models.py: rates → services/billing/rates.py',
      'services/orders/app/main.py: app models → services/orders/app/models.py',
      'services/orders/tests/test_app.py: app.models → services/orders/app/models.py',
    ]);
  });

  it('see where the path begins when files name their own folder', async () => {
    const { lines } = await resolvePython({
      'backend/app/main.py': 'from app.models import Order\nfrom .api import routes',
      'backend/app/models.py': 'import types',
      'backend/app/types.py': '',
      'backend/app/api/routes.py': 'from ..models import Order\nfrom ... import nothing',
    });
    expect(lines).toEqual([
      'backend/app/api/routes.py: ..models Order → backend/app/models.py',
      'backend/app/api/routes.py: ... nothing → unresolved: it climbs above backend/app/, which is the top-level package',
      'backend/app/main.py: app.models Order → backend/app/models.py',
      'backend/app/main.py: .api routes → backend/app/api/routes.py',
      'backend/app/models.py: types → pkg:types (builtin)',
    ]);
  });

  it('do not begin inside a package, though its tests are named like what they test', async () => {
    const { lines } = await resolvePython({
      'setup.py': '',
      'shop/__init__.py': '',
      'shop/pay/__init__.py': '',
      'shop/pay/card.py': '',
      'test/__init__.py': '',
      'test/shop/__init__.py': '',
      'test/shop/pay/test_card.py': 'from shop.pay import card\nimport shop.pay.card',
      'test/shop/test_shop.py': 'from shop import pay',
    });
    expect(lines).toEqual([
      'test/shop/pay/test_card.py: shop.pay card → shop/pay/card.py',
      'test/shop/pay/test_card.py: shop.pay.card → shop/pay/card.py',
      'test/shop/test_shop.py: shop pay → shop/pay/__init__.py',
    ]);
  });

  it('go from tests to the package of the project first, and on to the next root where it lacks the module', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py': 'total = 0',
      'shop/cart.py': '',
      'tests/shop/__init__.py': '',
      'tests/shop/fakes.py': '',
      'tests/shop/test_cart.py':
        'import shop.cart\nfrom shop import total\nimport shop.fakes\nimport shop.stock',
    });
    expect(lines).toEqual([
      'tests/shop/test_cart.py: shop.cart → shop/cart.py',
      'tests/shop/test_cart.py: shop total → shop/__init__.py',
      'tests/shop/test_cart.py: shop.fakes → tests/shop/fakes.py',
      "tests/shop/test_cart.py: shop.stock → unresolved: shop/ has no module 'stock'",
    ]);
  });

  it('begin in the folder of a project before any other, whoever calls that folder a package', async () => {
    const { lines } = await resolvePython({
      'python/orders/setup.py': 'from tests.stock import count',
      'python/orders/tests/__init__.py': '',
      'python/orders/tests/stock.py': '',
      'python/tools/tests/__init__.py': '',
      'run.py': 'import python.orders.setup',
    });
    expect(lines).toEqual([
      'python/orders/setup.py: tests.stock count → python/orders/tests/stock.py',
      'run.py: python.orders.setup → python/orders/setup.py',
    ]);
  });

  it('do not begin in a package because of its settings', async () => {
    const { lines } = await resolvePython({
      'shop/setup.cfg': '[bdist_wheel]\nuniversal = 1\n',
      'shop/__init__.py': '',
      'shop/tax.py': '',
      'shop/cart.py': 'import tax.rates\nfrom shop import tax',
    });
    expect(lines).toEqual(['shop/cart.py: tax.rates → pkg:tax', 'shop/cart.py: shop tax → shop/tax.py']);
  });

  it("find modules beside a script, but not beside a package's module", async () => {
    const { lines } = await resolvePython({
      'tools/report.py': 'import totals',
      'tools/totals.py': '',
      'shop/__init__.py': '',
      'shop/cart.py': 'import stock',
      'shop/stock.py': '',
    });
    expect(lines).toEqual(['shop/cart.py: stock → pkg:stock', 'tools/report.py: totals → tools/totals.py']);
  });

  it('know the project by the name of its folder where its root is a package', async () => {
    const { lines } = await resolvePython({
      '__init__.py': '',
      'cart.py': 'from project import stock\nimport project.pay',
      'stock.py': '',
    });
    expect(lines).toEqual([
      'cart.py: project stock → stock.py',
      "cart.py: project.pay → unresolved: ./ has no module 'pay'",
    ]);
  });

  it('lead to compiled modules, which are no nodes', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py': 'from . import _fast, _slow, _typed\nimport shop._fast',
      'shop/_fast.cpython-312-x86_64-linux-gnu.so': '',
      'shop/_slow.pyx': '',
      'shop/_typed.pyd': '',
      'shop/_typed.pyi': '',
    });
    expect(lines).toEqual([
      'shop/__init__.py: . _fast → no node',
      'shop/__init__.py: . _slow → no node',
      'shop/__init__.py: . _typed → shop/_typed.pyi',
      'shop/__init__.py: shop._fast → no node',
    ]);
  });

  it('say so when they lead to what the scan passed by', async () => {
    const { lines } = await resolvePython(
      {
        'requirements.txt': 'build==1.2\n',
        'shop/__init__.py':
          'from shop._version import version\nfrom . import _version, dist\nimport generated, build',
      },
      ['shop/_version.py', 'shop/dist', 'generated', 'build'],
    );
    expect(lines).toEqual([
      'shop/__init__.py: shop._version version → unresolved: it leads to shop/_version.py, which is ignored',
      'shop/__init__.py: . _version → unresolved: it leads to shop/_version.py, which is ignored',
      'shop/__init__.py: . dist → no node',
      'shop/__init__.py: generated → unresolved: it leads to generated, which is ignored',
      'shop/__init__.py: build → pkg:build',
    ]);
  });
});

describe('relative imports', () => {
  it('count from the folder of the file, a package of its own included', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py': 'VERSION = total = 1\nfrom . import cart\nfrom .pay import card',
      'shop/cart.py': 'from . import total\nfrom .pay.card import charge',
      'shop/pay/__init__.py': 'fee = 1\nfrom .. import cart\nfrom . import card\nfrom ..cart import add',
      'shop/pay/card.py': 'from ..cart import add\nfrom . import fee\nfrom .. import VERSION',
    });
    expect(lines).toEqual([
      'shop/__init__.py: . cart → shop/cart.py',
      'shop/__init__.py: .pay card → shop/pay/card.py',
      'shop/cart.py: . total → shop/__init__.py',
      'shop/cart.py: .pay.card charge → shop/pay/card.py',
      'shop/pay/__init__.py: .. cart → shop/cart.py',
      'shop/pay/__init__.py: . card → shop/pay/card.py',
      'shop/pay/__init__.py: ..cart add → shop/cart.py',
      'shop/pay/card.py: ..cart add → shop/cart.py',
      'shop/pay/card.py: . fee → shop/pay/__init__.py',
      'shop/pay/card.py: .. VERSION → shop/__init__.py',
    ]);
  });

  it('are unresolved above the top-level package, though a file stands there', async () => {
    const { lines } = await resolvePython({
      'stock.py': '',
      'shop/__init__.py': 'from .. import stock',
      'shop/cart.py': 'from ..stock import count\nfrom ... import stock',
      'src/pay/__init__.py': '',
      'src/pay/card.py': 'from .. import fees',
      'src/fees.py': '',
      'main.py': 'from .. import stock',
    });
    expect(lines).toEqual([
      'main.py: .. stock → unresolved: it leads out of the project',
      'shop/__init__.py: .. stock → unresolved: it climbs above shop/, which is the top-level package',
      'shop/cart.py: ..stock count → unresolved: it climbs above shop/, which is the top-level package',
      'shop/cart.py: ... stock → unresolved: it climbs above shop/, which is the top-level package',
      'src/pay/card.py: .. fees → unresolved: it climbs above src/pay/, which is the top-level package',
    ]);
  });

  it('make no edge from a package to itself', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py': 'VERSION = 1\nfrom . import VERSION\nfrom shop import VERSION\nimport shop',
    });
    expect(lines).toEqual([
      'shop/__init__.py: . VERSION → no node',
      'shop/__init__.py: shop VERSION → no node',
      'shop/__init__.py: shop → no node',
    ]);
  });

  it('make no edge from a module that names itself to itself, unless by a relative name', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py': '',
      'shop/cart.py':
        'import shop.cart\nfrom shop.cart import total\nfrom shop import cart\nfrom .cart import total',
    });
    expect(lines).toEqual([
      'shop/cart.py: shop.cart → no node',
      'shop/cart.py: shop.cart total → no node',
      'shop/cart.py: shop cart → no node',
      'shop/cart.py: .cart total → shop/cart.py',
    ]);
  });

  it('in a file that is called after what it imports mean that, not the file', async () => {
    const { lines } = await resolvePython({
      'desktop/setup.py': '',
      'desktop/shop/__init__.py': 'def main(): pass',
      'desktop/package/shop.py': 'import shop',
      'desktop/package/json.py': 'import json',
      'tax.py': 'from tax import rate',
    });
    expect(lines).toEqual([
      'desktop/package/json.py: json → pkg:json (builtin)',
      'desktop/package/shop.py: shop → desktop/shop/__init__.py',
      'tax.py: tax rate → pkg:tax',
    ]);
  });

  it('do not make a package of a folder through which none of them leads anywhere', async () => {
    const { lines } = await resolvePython({
      'examples/shop/orders/__init__.py': '',
      'examples/shop/orders/listener.py':
        'from shop.orders.listener import Listener\nfrom shop.config import Config\nfrom shop.orders import Order',
    });
    expect(lines).toEqual([
      'examples/shop/orders/listener.py: shop.orders.listener Listener → pkg:shop',
      'examples/shop/orders/listener.py: shop.config Config → pkg:shop',
      'examples/shop/orders/listener.py: shop.orders Order → pkg:shop',
    ]);
  });

  it('in strings are modules of the project, or something that these have', async () => {
    const { lines } = await resolvePython({
      'shop/settings.py':
        "APPS = ['shop.cart', 'shop.cart.Cart', 'shop.can_pay', 'shop.VERSION', 'django.contrib.auth', 'shop.settings.X']",
      'shop/__init__.py': 'VERSION = 1',
      'shop/cart.py': '',
    });
    expect(lines).toEqual([
      'shop/settings.py: shop.cart → shop/cart.py',
      'shop/settings.py: shop.cart.Cart → shop/cart.py',
      'shop/settings.py: shop.can_pay → no node',
      'shop/settings.py: shop.VERSION → shop/__init__.py',
      'shop/settings.py: django.contrib.auth → no node',
      'shop/settings.py: shop.settings.X → no node',
    ]);
  });

  it('go by folders where there is no __init__.py', async () => {
    const { lines } = await resolvePython({
      'shop/pay/card.py': 'from ..cart import add\nfrom . import fees',
      'shop/pay/fees.py': '',
      'shop/cart.py': 'from .stock import count',
    });
    expect(lines).toEqual([
      "shop/cart.py: .stock count → unresolved: shop/ has no module 'stock'",
      'shop/pay/card.py: ..cart add → shop/cart.py',
      'shop/pay/card.py: . fees → shop/pay/fees.py',
    ]);
  });
});

describe('the standard library', () => {
  it('is a package by its top-level name', async () => {
    const { lines } = await resolvePython({
      'main.py': 'import os.path, xml.etree\nfrom __future__ import x\nimport tomllib',
    });
    expect(lines).toEqual([
      'main.py: os.path → pkg:os (builtin)',
      'main.py: xml.etree → pkg:xml (builtin)',
      'main.py: __future__ x → pkg:__future__ (builtin)',
      'main.py: tomllib → pkg:tomllib (builtin)',
    ]);
  });

  it('is hidden by a module beside the script, unless it is built in', async () => {
    const { lines } = await resolvePython({
      'main.py': 'import calendar, sys, time, queue',
      'calendar.py': '',
      'sys.py': '',
      'time.py': '',
      'queue/readme.py': '',
    });
    expect(lines).toEqual([
      'main.py: calendar → calendar.py',
      'main.py: sys → pkg:sys (builtin)',
      'main.py: time → pkg:time (builtin)',
      'main.py: queue → pkg:queue (builtin)',
    ]);
  });

  it('is not hidden by a module inside a package or in an installed root', async () => {
    const { lines } = await resolvePython({
      'shop/__init__.py': '',
      'shop/types.py': '',
      'shop/cart.py': 'import types',
      'src/store/__init__.py': 'import calendar',
      'src/calendar.py': '',
      'tools/run.py': 'import token',
      'token.py': '',
    });
    expect(lines).toEqual([
      'shop/cart.py: types → pkg:types (builtin)',
      'src/store/__init__.py: calendar → pkg:calendar (builtin)',
      'tools/run.py: token → pkg:token (builtin)',
    ]);
  });

  it('gives way to a module of the project where only some versions of Python have it', async () => {
    const { lines } = await resolvePython({
      'src/shop/__init__.py': 'import parser, compression, distutils',
      'src/parser.py': '',
      'src/compression/__init__.py': '',
    });
    expect(lines).toEqual([
      'src/shop/__init__.py: parser → src/parser.py',
      'src/shop/__init__.py: compression → src/compression/__init__.py',
      'src/shop/__init__.py: distutils → pkg:distutils (builtin)',
    ]);
  });
});

describe('packages of others', () => {
  it('are also in requirements for one purpose, and not hidden by a folder of examples', async () => {
    const { lines } = await resolvePython({
      'requirements/extras/eventlet.txt': 'eventlet>=0.32.0; python_version<"3.10"\n',
      'dev-requirements.txt':
        'https://files.test/gevent.tar.gz\ngit+https://files.test/greenlet\nGevent is fast\n',
      'examples/eventlet/tasks.py': '',
      'examples/eventlet/crawl.py': 'from eventlet import Timeout\nfrom eventlet.queue import LightQueue',
      'examples/tasks.py': 'import eventlet.tasks',
    });
    expect(lines).toEqual([
      'examples/eventlet/crawl.py: eventlet Timeout → pkg:eventlet',
      'examples/eventlet/crawl.py: eventlet.queue LightQueue → pkg:eventlet',
      'examples/tasks.py: eventlet.tasks → examples/eventlet/tasks.py',
    ]);
  });

  it('are called what one installs', async () => {
    const { lines } = await resolvePython({
      'requirements.txt':
        'opencv-python-headless>=4\n# note\n-r more.txt\nShop_Client[fast]==1 ; python_version > "3"\n',
      'main.py':
        'import requests.adapters, yaml, cv2, PIL.Image, google.protobuf.message, shop_client, my_lib',
    });
    expect(lines).toEqual([
      'main.py: requests.adapters → pkg:requests',
      'main.py: yaml → pkg:pyyaml',
      'main.py: cv2 → pkg:opencv-python-headless',
      'main.py: PIL.Image → pkg:pillow',
      'main.py: google.protobuf.message → pkg:protobuf',
      'main.py: shop_client → pkg:shop-client',
      'main.py: my_lib → pkg:my_lib',
    ]);
  });

  it('are not mistaken for a folder that merely has their name', async () => {
    const { lines } = await resolvePython({
      'pyproject.toml': '[project]\ndependencies = ["redis >= 5"]\n',
      'redis/deploy.py': '',
      'examples/proxy/redis/__init__.py': '',
      'shop/__init__.py': 'import redis\nfrom redis.client import Redis\nimport docker',
      'docker/build.py': '',
    });
    expect(lines).toEqual([
      'shop/__init__.py: redis → pkg:redis',
      'shop/__init__.py: redis.client Redis → pkg:redis',
      'shop/__init__.py: docker → pkg:docker',
    ]);
  });

  it('are not mistaken for an example or a test that has their name', async () => {
    const { lines, diagnostics } = await resolvePython({
      'examples/payments/__init__.py': '',
      'examples/cards/tasks.py': 'import payments\nimport shop',
      'tests/fakes/__init__.py': '',
      'shop/__init__.py': 'import payments\nfrom cards import tasks, pay\nimport fakes',
      'extra/run.py': 'import payments\nimport fakes',
      'tests/unit/test_shop.py': 'import fakes\nfrom cards import pay',
    });
    expect({ lines, diagnostics }).toEqual({
      lines: [
        'examples/cards/tasks.py: payments → examples/payments/__init__.py',
        'examples/cards/tasks.py: shop → shop/__init__.py',
        'extra/run.py: payments → pkg:payments',
        'extra/run.py: fakes → tests/fakes/__init__.py',
        'shop/__init__.py: payments → pkg:payments',
        'shop/__init__.py: cards tasks → pkg:cards',
        'shop/__init__.py: cards pay → pkg:cards',
        'shop/__init__.py: fakes → pkg:fakes',
        'tests/unit/test_shop.py: fakes → tests/fakes/__init__.py',
        'tests/unit/test_shop.py: cards pay → pkg:cards',
      ],
      diagnostics: [],
    });
  });
});

describe('manifests', () => {
  it.each([
    ['pyproject.toml', '[tool.setuptools]\npackage-dir = {"" = "lib"}'],
    ['pyproject.toml', '[tool.setuptools.package-dir]\nstock = "lib/stock"'],
    ['pyproject.toml', '[tool.setuptools.packages.find]\nwhere = ["./lib/"]'],
    ['pyproject.toml', '[tool.poetry]\npackages = [{ include = "stock", from = "lib" }]'],
    ['pyproject.toml', '[tool.hatch.build.targets.wheel]\npackages = ["lib/stock"]'],
    ['pyproject.toml', '[tool.pdm.build]\npackage-dir = "lib"'],
    ['pyproject.toml', '[tool.pytest.ini_options]\npythonpath = "lib tests"'],
    ['pyproject.toml', '[tool.mypy]\nmypy_path = "$MYPY_CONFIG_FILE_DIR/lib:stubs"'],
    ['pyproject.toml', '[tool.pyright]\nextraPaths = ["lib"]'],
    ['pyrightconfig.json', '{ "executionEnvironments": [{ "root": "lib" }] /* comment */ }'],
    ['setup.cfg', '[options]\npackage_dir =\n    = lib\n'],
    ['setup.cfg', '[options.packages.find]\nwhere = lib\n'],
    ['pytest.ini', '[pytest]\npythonpath = . lib\n'],
    ['mypy.ini', '[mypy]\nmypy_path = lib, stubs\n'],
  ])('name the folder of a module: %s, %s', async (manifest, text) => {
    const { lines, diagnostics } = await resolvePython({
      [manifest]: text,
      'lib/stock/levels.py': '',
      'main.py': 'import stock.levels',
    });
    expect({ lines, diagnostics }).toEqual({
      lines: ['main.py: stock.levels → lib/stock/levels.py'],
      diagnostics: [],
    });
  });

  it('that cannot be read are a diagnostic, and the imports resolve without them', async () => {
    const resolution = await resolvePython({
      'pyproject.toml': '[tool.poetry\n',
      'shop/__init__.py': 'import requests',
      'shop/pyrightconfig.json': '{ "extraPaths": [',
    });
    expect(resolution).toEqual({
      lines: ['shop/__init__.py: requests → pkg:requests'],
      diagnostics: [
        {
          kind: 'invalid-manifest',
          file: 'pyproject.toml',
          line: 1,
          message: expect.stringMatching(
            /^Cannot read pyproject.toml: .+; assumed that it names no source folders and no dependencies$/,
          ),
        },
        {
          kind: 'invalid-manifest',
          file: 'shop/pyrightconfig.json',
          line: 1,
          message: expect.stringContaining('Cannot read'),
        },
      ],
    });
  });

  it('cannot lead out of the project', async () => {
    const { lines } = await resolvePython({
      'pyproject.toml':
        '[tool.pytest.ini_options]\npythonpath = ["../lib", "/lib", "C:\\\\lib", "lib/../../lib"]\n',
      'lib/stock.py': '',
      'shop/__init__.py': 'import stock',
    });
    expect(lines).toEqual(['shop/__init__.py: stock → pkg:stock']);
  });
});
