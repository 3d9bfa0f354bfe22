import { describe, expect, it } from 'vitest';
import { php } from '../../../src/languages/php/php.ts';
import { sourceText } from '../../support/source-text.ts';
import { declaredIn, includesIn, referencesIn } from './read-php.ts';

describe('a PHP file', () => {
  it('tells its namespace, its imports, what it declares and what it refers to', () => {
    const text = `<h1>Shop</h1>
<?php
namespace Shop\\Billing;

use Shop\\Cart\\{Cart, Line as Row, function total};
use const Shop\\RATE;
use Psr\\Log;
require_once __DIR__ . '/lib.php';

final class Invoice extends Document implements \\Countable
{
    public function __construct(private Cart $cart, ?Row ...$rows) {}
    public function count(): int { return total($this->cart, RATE) + LIMIT + net(1); }
    public function log(Log\\LoggerInterface $log) { return Tax::of($this); }
}
`;
    expect(php.extract(sourceText('src/Billing/Invoice.php', text))).toEqual({
      imports: [
        { specifier: 'Shop\\Cart\\Cart', line: 5, kind: 'static' },
        { specifier: 'Shop\\Cart\\Line', line: 5, kind: 'static' },
        {
          specifier: 'Shop\\Cart\\total',
          detail: { kind: 'symbol', symbol: 'function', orGlobal: false },
          line: 5,
          kind: 'static',
        },
        {
          specifier: 'Shop\\RATE',
          detail: { kind: 'symbol', symbol: 'constant', orGlobal: false },
          line: 6,
          kind: 'static',
        },
        { specifier: 'Psr\\Log', line: 7, kind: 'static' },
        { specifier: '__DIR__/lib.php', detail: { kind: 'file' }, line: 8, kind: 'static' },
        { specifier: 'Shop\\Billing\\Document', line: 10, kind: 'reference' },
        { specifier: 'Countable', line: 10, kind: 'reference' },
        {
          specifier: 'Shop\\Billing\\LIMIT',
          detail: { kind: 'symbol', symbol: 'constant', orGlobal: true },
          line: 13,
          kind: 'reference',
        },
        {
          specifier: 'Shop\\Billing\\net',
          detail: { kind: 'symbol', symbol: 'function', orGlobal: true },
          line: 13,
          kind: 'reference',
        },
        { specifier: 'Psr\\Log\\LoggerInterface', line: 14, kind: 'reference' },
        { specifier: 'Shop\\Billing\\Tax', line: 14, kind: 'reference' },
      ],
      scope: 'Shop\\Billing',
      declares: [
        { kind: 'name', name: 'Shop\\Billing\\Invoice' },
        { kind: 'supertype', name: 'Shop\\Billing\\Document' },
        { kind: 'supertype', name: 'Countable' },
      ],
    });
  });

  it.each([
    ['<?php\nclass Cart {}', undefined],
    ['<? class Cart {}', undefined],
    ['<?xml version="1.0"?>', true],
    ['#define CART 1', true],
    ['', true],
  ])(
    'is no source file if its name ends with .inc and it does not begin with code: %j',
    (text, isNoSource) => {
      expect(php.extract(sourceText('shop/cart.inc', text)).isNoSource).toBe(isNoSource);
    },
  );

  it('tells which imports only its documentation uses', () => {
    const code = `use Shop\\Cart, Shop\\Line, Shop\\Tax as Rate, Shop\\Unused, Shop\\Mapping as Map, Shop\\Entity, Shop\\Price;
      use Shop\\Orders; use function Shop\\total; // Unused
      /** @var Cart|null, see \\Shop\\Price and Any\\Price */ $cart = null;
      /** @Entity(table=@Map\\Table) @return array<Rate> by {@see total()} */
      function f(line $line) { /** @var Line $x */ return Orders\\all(); }`;
    const { imports } = php.extract(sourceText('cart.php', `<?php ${code}`));
    const documented = imports.filter(({ role }) => role === 'docs').map(({ specifier }) => specifier);
    expect(documented).toEqual(['Shop\\Cart', 'Shop\\Tax', 'Shop\\total']);
  });

  it('refers to classes wherever PHP takes a name for one', () => {
    const cases: [string, string[]][] = [
      ['new Cart; new \\Shop\\Cart(1); new namespace\\Cart;', ['Cart', 'Shop\\Cart']],
      ['$cart instanceof Cart;', ['Cart']],
      ['Cart::open(); Cart::$open; Cart::class; Cart::LIMIT;', ['Cart']],
      ['try {} catch (NotFound | \\Shop\\Full $e) {} catch (Sold) {}', ['NotFound', 'Shop\\Full', 'Sold']],
      ['interface A extends B, C {}', ['B', 'C']],
      ['enum Suit: string implements Card { case Hearts = Sign::H; }', ['Card', 'Sign']],
      ['class A { use B, C { B::go insteadof C; run as protected walk; D::x as y; } }', ['B', 'C', 'D']],
      ['class A { public readonly ?B $b; private static C|int $c = D::E, $f; }', ['B', 'C', 'D']],
      ['class A { private (B&C)|null $d; const ?E NEW = F::G, CLASSES = 1; }', ['B', 'C', 'E', 'F']],
      [
        'class A { public private(set) B $b { get => C::d($this->b); set(E|int $e) { new F; } } public G $g; }',
        ['B', 'C', 'E', 'F', 'G'],
      ],
      ['function f(A $a, B&C ...$d): ?E { }', ['A', 'B', 'C', 'E']],
      ['$f = static fn(A $a = B::C): D => $a instanceof E;', ['A', 'B', 'D', 'E']],
      ['$f = function (A $a) use ($b): B|C { return $b; };', ['A', 'B', 'C']],
      [
        '#[Route(Names::PAY, name: Names::X), Secure] class A { #[B] public $c; }',
        ['Route', 'Names', 'Secure', 'B'],
      ],
      ['$a = new class(B::C) extends D implements E { use F; };', ['B', 'D', 'E', 'F']],
      ['$a = $b ? A::B : C::D;', ['A', 'C']],
    ];
    for (const [code, names] of cases) expect([code, referencesIn(code)]).toEqual([code, names]);
  });

  it('tells functions and constants from classes by what stands around them', () => {
    expect(referencesIn('total(LIMIT, \\Shop\\net(...)); $x = RATE ? OPEN : CLOSED; [A => B];')).toEqual([
      'function total',
      'constant LIMIT',
      'function Shop\\net',
      'constant RATE',
      'constant OPEN',
      'constant CLOSED',
      'constant A',
      'constant B',
    ]);
  });

  it('does not refer to members, labels, named arguments, casts or PHP’s own words', () => {
    const code = `declare(strict_types=1);
      $a->cart->total(item: $b, class: 1); Shop::cart()::LIMIT; $a?->net; goto end; end: (integer) $x; (string) $y;
      return self::A ?? static::b() ?? parent::c() ?? null ?? __CLASS__; yield from $z; switch ($q) { default: }`;
    expect(referencesIn(code)).toEqual(['Shop']);
  });

  it('makes names full by the namespace and the imports around them', () => {
    const code = `namespace A { use X\\Y as Z; new Z; new Z\\Q; new W; z\\f(); }
      namespace B { new Z; } namespace { new V; f(); }`;
    expect(referencesIn(code)).toEqual(['X\\Y\\Q', 'A\\W', 'function X\\Y\\f', 'B\\Z', 'V', 'function f']);
  });

  it('reads code inside strings, and nothing else of them', () => {
    expect(
      referencesIn('echo "Cart {$a->b(Shop::C)} $d[E] ${f} ${G::$h} \\{$i} \\"{$j}", \'K {$l}\', `{$m(N)}`;'),
    ).toEqual(['Shop', 'G', 'constant N']);
    const heredoc = `echo <<<"TEXT"
      TEXTUAL {$a(Shop::B)}
      \\{$c}
      TEXT . Cart::D . <<<'RAW'
      {$e(Nobody::F)}
      RAW . Tax::G;`;
    expect(referencesIn(heredoc)).toEqual(['Shop', 'Cart', 'Tax']);
  });

  it('reads nothing outside its tags, in comments or behind the end', () => {
    const code = `// new A ?> <p>new B</p> <?= C::d() ?> <?PHP # new E
      /** @var F */ /* new G */ new H; // ?> new I <? new J; #[K]
      function f() {} __halt_compiler(); new L;`;
    expect(referencesIn(code)).toEqual(['C', 'H', 'J', 'K']);
  });

  it('declares classes, functions and constants, whatever stands around them', () => {
    const code = `namespace Shop; if (!defined('X')) { define('RATE', 7); \\define('Shop\\\\MAX', 9); define($y, 1); }
      const A = 1, B = self::C; abstract class Cart { const D = 1; function pay() {} }
      interface Priced {} trait Dated {} enum Suit {} function &total() {} $f = function () {}; fn() => 1;
      class_alias(Cart::class, 'Old\\Cart'); new class {}; final readonly class Line {} enum_exists('x');`;
    expect(declaredIn(code)).toEqual([
      'conditional-constant RATE',
      'constant RATE',
      'conditional-constant Shop\\MAX',
      'constant Shop\\MAX',
      'constant Shop\\A',
      'constant Shop\\B',
      'Shop\\Cart',
      'Shop\\Priced',
      'Shop\\Dated',
      'Shop\\Suit',
      'function Shop\\total',
      'Old\\Cart',
      'Shop\\Line',
    ]);
  });

  it('reads a path to the end of its expression', () => {
    const code = `require (__DIR__) . '/a.php'; require(('b') . '.php'); include ('c.php') ? 'd.php' : 'e.php';
      require Shop\\ROOT . '/f.php'; require \\Shop\\ROOT . '/g.php'; if ((include('h.php')) === 1) {}`;
    expect(includesIn(code)).toEqual([
      'static file: __DIR__/a.php',
      'static file: b.php',
      "static computed: ('c.php') ? 'd.php' : 'e.php'",
      "static computed: Shop\\ROOT . '/f.php'",
      "static path-expression: Shop\\ROOT . '/g.php'",
      'static file: h.php',
      'reference constant: Shop\\ROOT',
    ]);
    expect(
      declaredIn(`define('A = B', 1); define('C', (D) ? 'e' : 'f'); const G = (__DIR__) . '/h';`),
    ).toEqual(['constant A = B', 'constant C', "constant G = __DIR__ . '/h'"]);
  });

  it('reads the paths of includes as far as they are written out', () => {
    const code = `require 'a.php'; include_once("b.php"); REQUIRE_ONCE __DIR__ . '/c.php';
      include dirname(__FILE__) . '/d.php'; include \\dirname(__DIR__, 2) . DIRECTORY_SEPARATOR . 'e.php';
      include dirname(dirname(__FILE__)) . '/f.php'; $x = [require 'g.php', include 'h.php'];
      require $file; require ROOT . '/i.php'; require "{$a}.php"; function f() { require 'j.php'; }`;
    expect(includesIn(code)).toEqual([
      'static file: a.php',
      'static file: b.php',
      'static file: __DIR__/c.php',
      'static file: __DIR__/d.php',
      'static file: __DIR__/../../e.php',
      'static file: __DIR__/../f.php',
      'static file: g.php',
      'static file: h.php',
      'static computed: $file',
      "static path-expression: ROOT . '/i.php'",
      'static computed: "{$a}.php"',
      'lazy file: j.php',
      'reference function: dirname',
      'reference constant: DIRECTORY_SEPARATOR',
      'reference constant: ROOT',
    ]);
  });
});
