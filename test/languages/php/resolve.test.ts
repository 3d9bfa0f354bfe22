import { describe, expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';
import { resolvePhp } from './read-php.ts';

async function linesOf(texts: Readonly<Record<string, string>>, ignored: readonly string[] = []) {
  return (await resolvePhp(texts, ignored)).lines;
}

describe('a PHP project', () => {
  it('leads a name to the file that declares it, in any case and with any autoloader', async () => {
    expect(
      await linesOf({
        'src/Invoice.php':
          '<?php namespace Shop; use shop\\cart\\CART; new cart; new Tax; total(Rates\\FULL, LIMIT);',
        'src/Cart.php': '<?php namespace Shop\\Cart; class Cart {}',
        'lib/all.inc.php': '<?php namespace Shop; class Tax {} function Total() {} const LIMIT = 1;',
        'lib/rates.php': '<?php namespace Shop\\Rates; const FULL = 1; const full = 2;',
      }),
    ).toEqual([
      'src/Invoice.php: shop\\cart\\CART → src/Cart.php',
      'src/Invoice.php: Shop\\Tax → lib/all.inc.php',
      'src/Invoice.php: Shop\\total → lib/all.inc.php',
      'src/Invoice.php: Shop\\Rates\\FULL → lib/rates.php',
      'src/Invoice.php: Shop\\LIMIT → lib/all.inc.php',
    ]);
  });

  it('falls back to global functions and constants, but not to global classes', async () => {
    expect(
      await linesOf({
        'cart.php': '<?php namespace Shop; total(RATE); new Tax; \\total(); Sub\\total(); strlen("x");',
        'global.php': '<?php function total() {} define("RATE", 7); class Tax {}',
      }),
    ).toEqual([
      'cart.php: Shop\\total → global.php',
      'cart.php: Shop\\RATE → global.php',
      'cart.php: total → global.php',
    ]);
  });

  it('prefers the file that the autoloader of the nearest composer.json would load', async () => {
    const autoload = (prefix: string, folder: string) =>
      JSON.stringify({ autoload: { 'psr-4': { [prefix]: folder } } });
    expect(
      await linesOf({
        'composer.json': JSON.stringify({ 'autoload-dev': { 'psr-0': { Old_: ['legacy/'] } } }),
        'till/composer.json': autoload('Shop\\', 'src/'),
        'till/src/Cart/Line.php': '<?php namespace Shop\\Cart; class Line {}',
        'till/tests/Fixtures/Line.php': '<?php namespace Shop\\Cart; class Line {}',
        'till/tests/LineTest.php': '<?php new \\Shop\\Cart\\Line; new \\Old_Tax_Rate;',
        'legacy/Old/Tax/Rate.php': '<?php class Old_Tax_Rate {}',
        'till/tests/Rate.php': '<?php class Old_Tax_Rate {}',
        'web/composer.json': autoload('Shop\\', ''),
        'web/Cart/Line.php': '<?php namespace Shop\\Cart; class Line {}',
        'web/index.php': '<?php new Shop\\Cart\\Line;',
      }),
    ).toEqual([
      'till/tests/LineTest.php: Shop\\Cart\\Line → till/src/Cart/Line.php',
      'till/tests/LineTest.php: Old_Tax_Rate → legacy/Old/Tax/Rate.php',
      'web/index.php: Shop\\Cart\\Line → web/Cart/Line.php',
    ]);
  });

  it('takes a listed file, then the nearest one, where no autoloader decides', async () => {
    expect(
      await linesOf({
        'composer.json': JSON.stringify({ autoload: { classmap: ['lib/'], files: ['helpers.php'] } }),
        'lib/cart.php': '<?php class Cart {}',
        'old/cart.php': '<?php class Cart {} class Tax {}',
        'old/pages/tax.php': '<?php class Tax {}',
        'old/pages/show.php': '<?php new Cart; new Tax; total();',
        'old/pages/a/price.php': '<?php class Price {}',
        'old/pages/b/price.php': '<?php class Price {}',
        'old/pages/list.php': '<?php new Price;',
        'helpers.php': '<?php function total() {}',
        'old/pages/helpers.php': '<?php function total() {}',
      }),
    ).toEqual([
      'old/pages/list.php: Price → old/pages/a/price.php + old/pages/b/price.php',
      'old/pages/show.php: Cart → lib/cart.php',
      'old/pages/show.php: Tax → old/pages/tax.php',
      'old/pages/show.php: total → helpers.php',
    ]);
  });

  it('passes by a file whose functions all stand in for those of others', async () => {
    expect(
      await linesOf({
        'admin/noop.php': '<?php function translate() {} function escape() {}',
        'includes/text.php': '<?php function translate() {} function plural() {}',
        'includes/format.php': '<?php function escape() {} function trim_all() {}',
        'admin/page.php': '<?php translate(escape("x"));',
      }),
    ).toEqual([
      'admin/page.php: translate → includes/text.php',
      'admin/page.php: escape → includes/format.php',
    ]);
  });

  it('does not take what tests put in the place of PHP for a dependency of what they test', async () => {
    expect(
      await linesOf({
        'src/Client.php':
          '<?php namespace Shop; curl_multi_setopt(\\IDNA_DEFAULT); total(); Tests\\check(); new Stub; ROOT;',
        'index.php': '<?php define("ROOT", 1);',
        'tests/bootstrap.php':
          '<?php namespace { if (!defined("IDNA_DEFAULT")) { define("IDNA_DEFAULT", 0); } } ' +
          'namespace Shop { function curl_multi_setopt() {} function total() {} class Stub {} } ' +
          'namespace Shop\\Tests { function check() {} }',
        'tests/ClientTest.php': '<?php namespace Shop; curl_multi_setopt(\\IDNA_DEFAULT);',
        'tests/run.php': '<?php define("ROOT", 2);',
        'lib/total.php': '<?php function total() {}',
      }),
    ).toEqual([
      'src/Client.php: Shop\\curl_multi_setopt → builtin:ext-curl',
      'src/Client.php: Shop\\total → lib/total.php',
      'src/Client.php: Shop\\Tests\\check → tests/bootstrap.php',
      'src/Client.php: Shop\\Stub → tests/bootstrap.php',
      'tests/ClientTest.php: Shop\\curl_multi_setopt → tests/bootstrap.php',
      'tests/ClientTest.php: IDNA_DEFAULT → tests/bootstrap.php',
    ]);
  });

  it('has no dependency of a file on itself', async () => {
    const report = await analyzeText({
      'a.php':
        '<?php namespace A { use B\\C; class D { function e(): D { return new C; } } } namespace B { class C {} }',
    });
    expect(report.edges).toEqual([]);
  });

  it('follows includes to folders that programs add to the include path', async () => {
    expect(
      await linesOf({
        'plugins/mail/init.php': `<?php require 'cart.php'; require './tax.php'; require 'tax.php';`,
        'include/cart.php': '',
        'include/tax.php': '',
        'plugins/include/tax.php': '',
      }),
    ).toEqual([
      'plugins/mail/init.php: cart.php → include/cart.php',
      'plugins/mail/init.php: ./tax.php → unresolved: there is no file ./tax.php',
      'plugins/mail/init.php: tax.php → plugins/include/tax.php',
    ]);
  });

  it('reads .inc files that begin with code, and leaves those of others to them', async () => {
    const report = await analyzeText({
      'html/index.php': `<?php require 'functions.inc'; total();`,
      'include/functions.inc': '<?php function total() { return new Cart; }',
      'include/class_cart.inc': '<?php class Cart {}',
      'src/main.c': '#include "table.inc"',
      'src/table.inc': '{ 1, 2 }',
    });
    expect(report.edges).toEqual([
      ['html/index.php', 'include/functions.inc'],
      ['include/functions.inc', 'include/class_cart.inc'],
    ]);
    expect(report.nodes).not.toContain('src/table.inc');
    expect(report.diagnostics).toEqual([]);
  });

  it('follows includes from the folder of the file, and upward to where PHP may have been started', async () => {
    expect(
      await linesOf(
        {
          'web/pages/show.php': `<?php require 'head.php'; require 'lib/cart.php'; require __DIR__ . '/../boot.php';
            require 'Zend/Loader.php'; require '../vendor/autoload.php'; include 'page.html'; include 'gone.php';
            include dirname(__DIR__, 3) . '/x.php'; include '/etc/shop.php'; include $page; include __DIR__ . '/cache/a.php';`,
          'web/pages/head.php': '',
          'web/lib/cart.php': '',
          'web/boot.php': '',
          'library/Zend/Loader.php': '',
          'web/pages/page.html': '',
        },
        ['web/pages/cache'],
      ),
    ).toEqual([
      'web/pages/show.php: head.php → web/pages/head.php',
      'web/pages/show.php: lib/cart.php → web/lib/cart.php',
      'web/pages/show.php: __DIR__/../boot.php → web/boot.php',
      'web/pages/show.php: Zend/Loader.php → library/Zend/Loader.php',
      'web/pages/show.php: ../vendor/autoload.php → asset',
      'web/pages/show.php: page.html → asset',
      'web/pages/show.php: gone.php → unresolved: there is no file gone.php',
      'web/pages/show.php: __DIR__/../../../x.php → unresolved: it leads out of the project',
      'web/pages/show.php: /etc/shop.php → unresolved: it is an absolute path',
      'web/pages/show.php: $page → computed',
      'web/pages/show.php: __DIR__/cache/a.php → unresolved: it leads to web/pages/cache, which is ignored',
    ]);
  });

  it('takes a file in a folder that the project does not have, called like a library, for one of the library', async () => {
    expect(
      await linesOf({
        'bin/show': '',
        'web/show.php': `<?php require 'PEAR/Config.php'; require 'smarty/Smarty.class.php';
          require 'Cake/boot.php'; require 'gone/cart.php'; require 'Models/Cart.php'; require 'Cake/Sniffer/boot.php';`,
        'lib/Cake/Model.php': '',
        'web/models/Cart.php': '',
      }),
    ).toEqual([
      'web/show.php: PEAR/Config.php → pkg:PEAR',
      'web/show.php: smarty/Smarty.class.php → pkg:smarty',
      'web/show.php: Cake/boot.php → unresolved: there is no file Cake/boot.php',
      'web/show.php: gone/cart.php → unresolved: there is no file gone/cart.php',
      'web/show.php: Models/Cart.php → unresolved: there is no file Models/Cart.php',
      'web/show.php: Cake/Sniffer/boot.php → pkg:Cake',
    ]);
  });

  it('takes a file that it does not have, called like a well-known library, for that library', async () => {
    expect(
      await linesOf({
        'web/show.php': `<?php require 'DB.php'; require 'vCalendar.php'; require 'Smarty.class.php';
          require 'Mail.php'; require 'cart.php';`,
        'shop/prices/Mail.php': '',
      }),
    ).toEqual([
      'web/show.php: DB.php → pkg:DB',
      'web/show.php: vCalendar.php → unresolved: there is no file vCalendar.php',
      'web/show.php: Smarty.class.php → pkg:Smarty',
      'web/show.php: Mail.php → unresolved: there is no file Mail.php',
      'web/show.php: cart.php → unresolved: there is no file cart.php',
    ]);
  });

  it('finds another file on the include path where a file includes its own name', async () => {
    expect(
      await linesOf({ 'web/schedule.php': "<?php require 'schedule.php';", 'inc/schedule.php': '' }),
    ).toEqual(['web/schedule.php: schedule.php → inc/schedule.php']);
  });

  it('takes what only tests declare in the namespace of a library for one of the library, except in tests', async () => {
    const use = '<?php use Illuminate\\Support\\Provider; use Illuminate\\Support\\Carbon; use Shop\\Stub;';
    expect(
      await linesOf({
        'src/Shop.php': `${use} namespace Shop; class Shop {}`,
        'tests/Provider.php': '<?php namespace Illuminate\\Support; class Provider {}',
        'tests/Stub.php': '<?php namespace Shop; class Stub {}',
        'tests/ShopTest.php': use,
      }),
    ).toEqual([
      'src/Shop.php: Illuminate\\Support\\Provider → pkg:Illuminate',
      'src/Shop.php: Illuminate\\Support\\Carbon → pkg:Illuminate',
      'src/Shop.php: Shop\\Stub → tests/Stub.php',
      'tests/ShopTest.php: Illuminate\\Support\\Provider → tests/Provider.php',
      "tests/ShopTest.php: Illuminate\\Support\\Carbon → unresolved: its namespace is the project's own, and no file declares it",
      'tests/ShopTest.php: Shop\\Stub → tests/Stub.php',
    ]);
  });

  it('follows constants that some define by a function, or by realpath', async () => {
    expect(
      await linesOf({
        'bin/index.php': `<?php if (!defined('ROOT')) define('ROOT', realpath(dirname(__FILE__) . '/../') . '/');
          require_once(ROOT . 'inc/init.php');`,
        'inc/init.php': `<?php if (!defined('ROOT')) define('ROOT', fullpath(__DIR__ . '/..') . '/');
          require realpath(__DIR__ . '/cart.php'); require realpath(ROOT) . '/inc/cart.php';`,
        'inc/cart.php': '<?php echo ROOT;',
      }),
    ).toEqual([
      "bin/index.php: ROOT . 'inc/init.php' → inc/init.php",
      'inc/cart.php: ROOT → inc/init.php',
      'inc/init.php: __DIR__/cart.php → inc/cart.php',
      "inc/init.php: ROOT . '/inc/cart.php' → inc/cart.php",
    ]);
  });

  it('takes no constant from programs that each define it', async () => {
    expect(
      await linesOf({
        'index.php': "<?php define('ROOT', __DIR__ . '/'); define('PAGE', 1); require ROOT . 'inc/cart.php';",
        'feed.php': "<?php define('ROOT', __DIR__ . '/'); define('FEED', 1); require ROOT . 'inc/cart.php';",
        'inc/cart.php': '<?php echo ROOT;',
      }),
    ).toEqual([
      "feed.php: ROOT . 'inc/cart.php' → inc/cart.php",
      "index.php: ROOT . 'inc/cart.php' → inc/cart.php",
    ]);
  });

  it('takes names of one beginning that no file declares for those of a library', async () => {
    const unknown = 'unresolved: no file declares it, and it is not a class of PHP';
    expect(
      await linesOf({
        'Cart.php':
          '<?php namespace Shop; use Zend_Db_Expr, Zend_View, Zend_Log, Zend_View_Helper_Cart, Less_Tree, Less_Color;',
        'Helper.php': '<?php class Zend_View_Helper_Cart {}',
      }),
    ).toEqual([
      'Cart.php: Zend_Db_Expr → pkg:Zend',
      'Cart.php: Zend_View → pkg:Zend',
      'Cart.php: Zend_Log → pkg:Zend',
      'Cart.php: Zend_View_Helper_Cart → Helper.php',
      `Cart.php: Less_Tree → ${unknown}`,
      `Cart.php: Less_Color → ${unknown}`,
    ]);
  });

  it('takes a constant from the file that defines it in any case', async () => {
    expect(
      await linesOf({
        'app/common.php':
          "<?php function boot() {} if (getenv('URL')) { define('DRIVER', 'x'); define('PORT', 1); }",
        'app/constants.php':
          "<?php \\defined('DRIVER') or \\define('DRIVER', 'sqlite'); define('NAME', 'shop');",
        'app/more.php': "<?php if (!defined('LIMIT')) { define('LIMIT', 5); } define('MORE', 1);",
        'app/tiny.php': "<?php if (PHP_INT_SIZE < 8) { define('LIMIT', 4); } define('TINY', 1);",
        'app/model.php': '<?php echo DRIVER, PORT, LIMIT;',
      }),
    ).toEqual([
      'app/model.php: DRIVER → app/constants.php',
      'app/model.php: PORT → app/common.php',
      'app/model.php: LIMIT → app/more.php',
    ]);
  });

  it('takes no function or constant from a file that only stands in for the one that declares it', async () => {
    expect(
      await linesOf({
        'cli/repair.php': `<?php if (!function_exists('version')) { function version() {} } function repair() {}
          if (!function_exists('retry')): function retry() {} endif;
          defined('TRIES') or define('TRIES', 3); function show() { if (!defined('YEARS')) define('YEARS', '2026'); }`,
        'cli/check.php': '<?php namespace Shop\\Cli; version(YEARS); retry(TRIES); repair();',
        'lib/functions.php': "<?php function version() {} define('YEARS', '2025');",
        'lib/tries.php': "<?php if (getenv('TRIES')) { define('TRIES', 5); } function tries() {}",
        'tests/bootstrap.php': "<?php function retry() {} define('TRIES', 1);",
      }),
    ).toEqual([
      'cli/check.php: Shop\\Cli\\version → lib/functions.php',
      'cli/check.php: Shop\\Cli\\YEARS → lib/functions.php',
      'cli/check.php: Shop\\Cli\\retry → cli/repair.php',
      'cli/check.php: Shop\\Cli\\TRIES → cli/repair.php',
      'cli/check.php: Shop\\Cli\\repair → cli/repair.php',
    ]);
  });

  it('takes nothing from a program or a bootstrap of tests that declares it only if nobody did', async () => {
    expect(
      await linesOf({
        'update.php': `#!/usr/bin/env php
          <?php if (!defined('PHP')) define('PHP', 'php'); if (!function_exists('config')) { function config() {} }
          defined('ROOT') or define('ROOT', __DIR__); include ROOT . '/lib/feeds.php'; function run() {} config(PHP);`,
        'scripts/pest-bootstrap.php': "<?php if (!function_exists('app')) { function app() {} }",
        'lib/feeds.php': '<?php namespace Shop; config(PHP); app(ROOT); run();',
      }),
    ).toEqual([
      'lib/feeds.php: Shop\\ROOT → update.php',
      'lib/feeds.php: Shop\\run → update.php',
      "update.php: ROOT . '/lib/feeds.php' → lib/feeds.php",
    ]);
  });

  it('takes a function of PHP from no file that stands in for it in older versions', async () => {
    expect(
      await linesOf({
        'cart.php':
          '<?php namespace Shop; str_contains("a", mb_trim("b")); array_find($all, total(...)); with(1);',
        'old.php': `<?php if (!function_exists('str_contains')) { function str_contains() {} }
          if (!function_exists('mb_trim')) { function mb_trim() {} } if (!function_exists('with')) { function with() {} }
          function array_find() {} if (!function_exists('Shop\\total')) { function total() {} }`,
      }),
    ).toEqual([
      'cart.php: Shop\\mb_trim → builtin:ext-mbstring',
      'cart.php: Shop\\array_find → old.php',
      'cart.php: Shop\\total → old.php',
      'cart.php: Shop\\with → old.php',
    ]);
  });

  it('misses no file that its user makes of a template', async () => {
    expect(
      await linesOf({
        'index.php': "<?php require 'config.php'; require __DIR__ . '/local.php'; require 'cart.php';",
        'config.php-dist': '<?php',
        'local.php.sample': '<?php',
      }),
    ).toEqual([
      'index.php: config.php → asset',
      'index.php: __DIR__/local.php → asset',
      'index.php: cart.php → unresolved: there is no file cart.php',
    ]);
  });

  it('needs no constant that the code asks for', async () => {
    expect(
      await linesOf({
        'api.php': "<?php define('SESSION', 'api'); define('LIMIT', 5); define('Shop\\\\RATE', 7);",
        'session.php': "<?php $name = defined('SESSION') ? SESSION : 'web'; echo LIMIT;",
        'price.php':
          "<?php namespace Shop; if (\\defined('Shop\\\\RATE')) echo RATE; echo defined('LIMIT') ? LIMIT : 0;",
      }),
    ).toEqual(['session.php: LIMIT → api.php']);
  });

  it('needs no function that the code asks for', async () => {
    expect(
      await linesOf({
        'ajax.php': '<?php function cleanUp() {} function total() {}',
        'cart.php': "<?php if (function_exists('cleanup')) cleanUp(); total();",
        'price.php': "<?php namespace Shop; if (\\function_exists('cleanUp')) { cleanUp(); \\cleanUp(); }",
      }),
    ).toEqual(['cart.php: total → ajax.php']);
  });

  it('does not miss an included file that the code asks for first', async () => {
    expect(
      await linesOf({
        'a.php': `<?php const ROOT = __DIR__; if (file_exists(__DIR__ . '/local.php')) { require __DIR__ . '/local.php'; }
          is_readable('there.php') && include 'there.php'; @include 'ini.php'; require 'gone.php';
          if (\\is_file(ROOT . '/config.php')) require ROOT . '/config.php'; require ROOT . '/gone.php';`,
        'there.php': '',
        'sub/b.php': "<?php if (is_file(__DIR__ . '/c.php')) require __DIR__ . '/c.php';",
        'sub/c.php': '',
      }),
    ).toEqual([
      'a.php: there.php → there.php',
      'a.php: gone.php → unresolved: there is no file gone.php',
      "a.php: ROOT . '/gone.php' → unresolved: there is no file gone.php",
      'sub/b.php: __DIR__/c.php → sub/c.php',
    ]);
  });

  it('follows includes by constants that stand for a path, where all who define them mean the same', async () => {
    expect(
      await linesOf({
        'load.php': `<?php define('ROOT', __DIR__ . '/'); define('INC', 'inc'); const ADMIN = ROOT . 'admin';
          define('PLUGINS', $plugins); define('LOOP', LOOP . '/'); require ROOT . INC . '/cart.php';`,
        'inc/cart.php': `<?php if (!defined('ROOT')) define('ROOT', dirname(__DIR__) . '/');
          require_once(ROOT . 'inc/gone.php'); require __DIR__ . '/' . INC . '/../total.php'; require ROOT . '../x.php';`,
        'inc/total.php': `<?php require ADMIN . '/menu.php'; require PLUGINS . '/a.php'; require LOOP . 'a.php';
          require UNKNOWN . '/a.php'; require THEME . '/head.php'; include ROOT . 'vendor/autoload.php';
          require \\ROOT . "inc/{$page}.php"; require ROOT . page() . '.php'; require Shop::ROOT . '/a.php';`,
        'admin/menu.php': `<?php define('THEME', __DIR__ . '/theme');`,
        'head.php': `<?php define('THEME', __DIR__);`,
      }),
    ).toEqual([
      "inc/cart.php: ROOT . 'inc/gone.php' → unresolved: there is no file inc/gone.php",
      "inc/cart.php: __DIR__ . '/' . INC . '/../total.php' → inc/total.php",
      "inc/cart.php: ROOT . '../x.php' → unresolved: it leads out of the project",
      'inc/cart.php: INC → load.php',
      "inc/total.php: ADMIN . '/menu.php' → admin/menu.php",
      "inc/total.php: PLUGINS . '/a.php' → computed",
      "inc/total.php: LOOP . 'a.php' → computed",
      "inc/total.php: UNKNOWN . '/a.php' → computed",
      "inc/total.php: THEME . '/head.php' → computed",
      "inc/total.php: ROOT . 'vendor/autoload.php' → asset",
      'inc/total.php: \\ROOT . "inc/{$page}.php" → computed',
      "inc/total.php: ROOT . page() . '.php' → computed",
      "inc/total.php: Shop::ROOT . '/a.php' → computed",
      'inc/total.php: ADMIN → load.php',
      'inc/total.php: PLUGINS → load.php',
      'inc/total.php: LOOP → load.php',
      'inc/total.php: ROOT → load.php',
      "load.php: ROOT . INC . '/cart.php' → inc/cart.php",
    ]);
  });

  it('names what comes from PHP itself after PHP and its extensions', async () => {
    expect(
      await linesOf({
        'cart.php': `<?php namespace Shop; use DateTime; use function json_encode; use const PHP_EOL;
          new \\PDO; new \\ArrayObject; mb_strlen(curl_init()); strlen(PHP_VERSION); new Exception;`,
      }),
    ).toEqual([
      'cart.php: DateTime → builtin:php',
      'cart.php: json_encode → builtin:ext-json',
      'cart.php: PHP_EOL → asset',
      'cart.php: PDO → builtin:ext-pdo',
      'cart.php: ArrayObject → builtin:php',
      'cart.php: Shop\\mb_strlen → builtin:ext-mbstring',
      'cart.php: Shop\\curl_init → builtin:ext-curl',
    ]);
  });

  it('names packages by composer.lock, else by what composer.json requires, else by the namespace', async () => {
    const lock = {
      packages: [{ name: 'acme/till', autoload: { 'psr-4': { 'Acme\\Till\\': 'src/' } } }],
      'packages-dev': [{ name: 'acme/old', autoload: { 'psr-0': { Acme_: 'lib/' } } }],
    };
    const composer = {
      autoload: { 'psr-4': { 'Shop\\': 'src/' } },
      require: {
        php: '>=8',
        'symfony/http-kernel': '*',
        'symfony/yaml': '*',
        'nikic/php-parser': '*',
        'mockery/mockery': '*',
      },
    };
    expect(
      await linesOf({
        'composer.json': JSON.stringify(composer),
        'composer.lock': JSON.stringify(lock),
        'src/Cart.php': `<?php namespace Shop; use Acme\\Till\\Drawer; use Acme_Printer; use Mockery as m;
          use Symfony\\Component\\HttpKernel\\Kernel; use PhpParser\\Node; use Gone\\Far\\Away; use Shop\\Missing; use Nobody;
          new \\Symfony\\Component\\Yaml\\Yaml; new Absent; use Shop\\Tax as T; new T\\Rate;`,
        'src/Tax/Rate.php': '<?php namespace Shop\\Tax; class Rate {}',
      }),
    ).toEqual([
      'src/Cart.php: Acme\\Till\\Drawer → pkg:acme/till',
      'src/Cart.php: Acme_Printer → pkg:acme/old',
      'src/Cart.php: Mockery → pkg:mockery/mockery',
      'src/Cart.php: Symfony\\Component\\HttpKernel\\Kernel → pkg:symfony/http-kernel',
      'src/Cart.php: PhpParser\\Node → pkg:nikic/php-parser',
      'src/Cart.php: Gone\\Far\\Away → pkg:Gone',
      "src/Cart.php: Shop\\Missing → unresolved: its namespace is the project's own, and no file declares it",
      'src/Cart.php: Shop\\Tax → asset',
      'src/Cart.php: Symfony\\Component\\Yaml\\Yaml → pkg:symfony/yaml',
      'src/Cart.php: Shop\\Tax\\Rate → src/Tax/Rate.php',
    ]);
  });

  it('does not take the only package of a vendor for all that the vendor has', async () => {
    const composer = {
      require: {
        'psr/log': '*',
        'acme/till': '*',
        'shop/shop-sdk': '*',
        'big/cloud-storage': '*',
        'big/map': '*',
      },
    };
    expect(
      await linesOf({
        'composer.json': JSON.stringify(composer),
        'src/Cart.php': `<?php use Psr\\Http\\Message\\UriInterface; use Psr\\Http\\Message\\UriFactoryInterface;
          use Psr\\Http\\Client\\ClientInterface; use Psr\\Http\\Server\\MiddlewareInterface;
          use Psr\\Http\\Server\\RequestHandlerInterface; use Psr\\Log\\LoggerInterface;
          use Psr\\SimpleCache\\CacheInterface; use Psr\\New\\Thing; use Acme\\Till\\Drawer; use Acme\\Tax\\Rate;
          use Acme\\Base; use Shop\\Net\\Client; use Big\\Cloud\\Storage\\Bucket;`,
      }),
    ).toEqual([
      'src/Cart.php: Psr\\Http\\Message\\UriInterface → pkg:psr/http-message',
      'src/Cart.php: Psr\\Http\\Message\\UriFactoryInterface → pkg:psr/http-factory',
      'src/Cart.php: Psr\\Http\\Client\\ClientInterface → pkg:psr/http-client',
      'src/Cart.php: Psr\\Http\\Server\\MiddlewareInterface → pkg:psr/http-server-middleware',
      'src/Cart.php: Psr\\Http\\Server\\RequestHandlerInterface → pkg:psr/http-server-handler',
      'src/Cart.php: Psr\\Log\\LoggerInterface → pkg:psr/log',
      'src/Cart.php: Psr\\SimpleCache\\CacheInterface → pkg:psr/simple-cache',
      'src/Cart.php: Psr\\New\\Thing → pkg:Psr',
      'src/Cart.php: Acme\\Till\\Drawer → pkg:acme/till',
      'src/Cart.php: Acme\\Tax\\Rate → pkg:Acme',
      'src/Cart.php: Acme\\Base → pkg:acme/till',
      'src/Cart.php: Shop\\Net\\Client → pkg:shop/shop-sdk',
      'src/Cart.php: Big\\Cloud\\Storage\\Bucket → pkg:big/cloud-storage',
    ]);
  });

  it('says nothing of a class without a namespace that packages or extensions may have', async () => {
    const cart = '<?php use Swift_Mailer; use RarArchive;';
    const requires = (name: string) => JSON.stringify({ require: { [name]: '*' } });
    expect(await linesOf({ 'Cart.php': cart, 'composer.json': requires('swiftmailer/swiftmailer') })).toEqual(
      [],
    );
    expect(await linesOf({ 'Cart.php': cart })).toEqual([
      'Cart.php: Swift_Mailer → unresolved: no file declares it, and it is not a class of PHP',
      'Cart.php: RarArchive → unresolved: no file declares it, and it is not a class of PHP',
    ]);
  });

  it('does not take a namespace for its own in which it declares nothing', async () => {
    expect(
      await linesOf({
        'config/cache.php':
          '<?php namespace Symfony\\Loader\\Configurator; use Symfony\\Cache\\Adapter; return [];',
        'src/Cart.php': '<?php namespace Shop; class Cart {}',
      }),
    ).toEqual(['config/cache.php: Symfony\\Cache\\Adapter → pkg:Symfony']);
  });

  it('does not miss a class in a namespace that others may share', async () => {
    const cart = `<?php namespace Shop; use Shop\\Plugin\\Gift\\Card; use Shop\\Missing;
      use Acme\\Till; class Cart {}`;
    const files = {
      'Cart.php': cart,
      'Sale.php': '<?php namespace Shop\\Plugin\\Sale; class Sale {}',
      'Bell.php': '<?php namespace Acme; class Bell {}',
    };
    const missing = "unresolved: its namespace is the project's own, and no file declares it";
    expect(await linesOf(files)).toEqual([
      'Cart.php: Shop\\Plugin\\Gift\\Card → pkg:Shop',
      `Cart.php: Shop\\Missing → ${missing}`,
      `Cart.php: Acme\\Till → ${missing}`,
    ]);
    const composer = JSON.stringify({ require: { 'acme/bells': '*', 'acme/office': '*' } });
    expect(await linesOf({ ...files, 'composer.json': composer })).toContain(
      'Cart.php: Acme\\Till → pkg:Acme',
    );
  });

  it('finds the packages of a vendor that share the namespace which the project autoloads', async () => {
    const composer = {
      autoload: { 'psr-4': { 'Acme\\': 'src/' } },
      require: { 'acme/promises': '*', 'acme/psr7': '*' },
    };
    expect(
      await linesOf({
        'composer.json': JSON.stringify(composer),
        'src/Cart.php': `<?php namespace Acme; use Acme\\Promise as P; use Acme\\Psr7\\Stream; use Acme\\Tax\\Rate;
          use Acme\\Missing; use Acme\\Till\\Missing as M; class Cart { function f() { P\\Utils::all(); } }`,
        'src/Till/Drawer.php': '<?php namespace Acme\\Till; class Drawer {}',
      }),
    ).toEqual([
      'src/Cart.php: Acme\\Promise → pkg:acme/promises',
      'src/Cart.php: Acme\\Psr7\\Stream → pkg:acme/psr7',
      'src/Cart.php: Acme\\Tax\\Rate → pkg:Acme',
      "src/Cart.php: Acme\\Missing → unresolved: its namespace is the project's own, and no file declares it",
      "src/Cart.php: Acme\\Till\\Missing → unresolved: its namespace is the project's own, and no file declares it",
      'src/Cart.php: Acme\\Promise\\Utils → pkg:acme/promises',
    ]);
  });

  it('says what it assumed where a manifest cannot be read', async () => {
    const { diagnostics } = await resolvePhp({
      'a.php': '',
      'composer.json': '{"autoload": {',
      'sub/composer.lock': '[]',
    });
    expect(diagnostics).toEqual([
      {
        kind: 'invalid-manifest',
        file: 'composer.json',
        line: 1,
        message: expect.stringMatching(/^Cannot read composer.json: .*; the file is ignored$/),
      },
      {
        kind: 'invalid-manifest',
        file: 'sub/composer.lock',
        message:
          'Cannot read sub/composer.lock: it is not an object; package names are taken from composer.json',
      },
    ]);
  });
});
