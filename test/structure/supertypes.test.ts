// A dependency of a class on its supertype cannot be inverted: one of the two must be moved.
import { describe, expect, it } from 'vitest';
import { analyze } from '../../src/analyze.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import { PreviousAnalysis } from '../../src/previous-analysis.ts';
import { createWhatIf } from '../../src/what-if/what-if.ts';
import { describeFixes } from '../../src/query/fixes/describe-fixes.ts';
import { listFixes } from '../../src/query/fixes/list-fixes.ts';
import { analyzeText } from '../support/analyze-text.ts';
import { textProject } from '../support/text-project.ts';

/** `ui` uses `core` twice, and one file of `core` uses `ui`, whose `Panel` uses another file of its folder. */
function java(cart: string) {
  return {
    'core/Cart.java': `package core;\nimport ui.Panel;\n${cart}`,
    'core/Price.java': 'package core;\npublic class Price {}',
    'ui/Panel.java': 'package ui;\npublic class Panel<T> { Page page; public static class Inner {} }',
    'ui/Page.java':
      'package ui;\nimport core.Cart;\nimport core.Price;\npublic class Page { Cart a; Price b; }',
    'ui/Menu.java':
      'package ui;\nimport core.Cart;\nimport core.Price;\npublic class Menu extends Panel { Cart a; Price b; }',
  };
}

async function changesIn(texts: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { tangles } = await analyzeText(texts);
  return tangles.flatMap(({ cuts }) => cuts.flatMap(({ edges, change }) => `${edges.join(' ')} ${change}`));
}

describe('a class in Java that points back', () => {
  it.each([
    ['to its superclass', 'class Cart extends Panel<String> {}'],
    ['to an interface that it implements', 'class Cart implements Panel {}'],
    ['to its superclass, by its qualified name', 'class Cart extends ui.Panel {}'],
    ['to a type inside another one', 'class Cart { static class Line extends Panel.Inner {} }'],
    ['to its superclass, which it also uses', 'class Cart extends Panel { Panel next = new Panel(); }'],
  ])('%s: one of the two is to be moved', async (_, cart) => {
    expect(await changesIn(java(cart))).toEqual(['core/Cart.java,ui/Panel.java move-class']);
  });

  it.each([
    ['to what it uses', 'class Cart { Panel panel; }'],
    ['to a type argument of its superclass', 'class Cart extends Base<Panel> {} class Base<T> {}'],
    [
      'to the supertype of an object without a class of its own',
      'class Cart { Object it = new Panel() { }; }',
    ],
  ])('%s: that can be inverted', async (_, cart) => {
    expect(await changesIn(java(cart))).toEqual(['core/Cart.java,ui/Panel.java invert']);
  });
});

/** `ui` uses `core` twice, and one header of `core` uses `ui`. */
function cpp(cart: string) {
  return {
    'core/cart.h': `#include "../ui/side_panel.h"\n${cart}`,
    'core/price.h': 'class Price {};',
    'ui/side_panel.h': '#include "page.h"\nclass SidePanel { Page* page; };',
    'ui/page.h': '#include "../core/price.h"\nclass Page { Price price; };',
    'ui/menu.h': '#include "../core/price.h"\n#include "../core/cart.h"\nclass Menu { Price price; };',
  };
}

describe('a class in C++ or Objective-C that points back', () => {
  it.each([
    ['to its base', 'class Cart : public SidePanel {};'],
    [
      'to one of its bases',
      'class EXPORT Cart final // shop\n  : Row<A, B>, private virtual ui::SidePanel\n{ };',
    ],
    ['to its base, a template', 'template <class T> struct Cart : SidePanel<Row<T>> {};'],
    ['to its base, which has a letter before its name', 'class Cart : public CSidePanel {};'],
    ['to its superclass', '@interface Cart : SidePanel\n@end'],
    ['to its protocol', '@interface Cart : NSObject <Row, SidePanel>\n@end'],
  ])('%s: one of the two is to be moved', async (_, cart) => {
    expect(await changesIn(cpp(cart))).toEqual(['core/cart.h,ui/side_panel.h move-class']);
  });

  it.each([
    ['to what it uses', 'class Cart { SidePanel panel; };'],
    ['to what only a comment names', '// class Cart : public SidePanel {\nclass Cart {};'],
    ['to an argument of its base', 'class Cart : public Row<SidePanel> {};'],
    ['to a value', 'enum class Side : sidepanel { left };'],
    [
      'to what a label or a constructor names',
      'Cart::Cart() : SidePanel() { struct A a; next: SidePanel(b); }',
    ],
  ])('%s: that can be inverted', async (_, cart) => {
    expect(await changesIn(cpp(cart))).toEqual(['core/cart.h,ui/side_panel.h invert']);
  });
});

const ui = {
  'ui/Page.kt':
    'package ui\nimport core.Cart\nimport core.Price\nopen class Page { val a: Cart? = null; val b: Price? = null }',
  'ui/Menu.kt':
    'package ui\nimport core.Cart\nimport core.Price\nclass Menu { val a: Cart? = null; val b: Price? = null }',
  'ui/Panel.kt': 'package ui\nopen class Panel { val page = Page() }\ninterface Shown { val page: Page }',
  'core/Price.kt': 'package core\nclass Price',
};

describe('a class in Kotlin that points back', () => {
  it.each([
    ['import ui.Panel', 'class Cart : Panel()'],
    ['import ui.Shown', 'class Cart : Shown'],
    ['import ui.Shown as Seen', 'class Cart : Seen'],
    ['import ui.*', 'class Cart : Panel(), Comparable<Cart>'],
  ])('to a supertype: %s, %s', async (use, cart) => {
    const texts = { ...ui, 'core/Cart.kt': `package core\n${use}\n${cart}` };
    expect(await changesIn(texts)).toEqual(['core/Cart.kt,ui/Panel.kt move-class']);
  });

  it('to what it only uses', async () => {
    const texts = { ...ui, 'core/Cart.kt': 'package core\nimport ui.Panel\nclass Cart { val it = Panel() }' };
    expect(await changesIn(texts)).toEqual(['core/Cart.kt,ui/Panel.kt invert']);
  });
});

describe('a class in Scala that points back', () => {
  it.each([
    ['class Cart extends Panel', 'move-class'],
    ['trait Cart extends AnyRef with Panel', 'move-class'],
    ['class Cart(panel: Panel)', 'invert'],
  ])('%s: %s', async (cart, change) => {
    const uses = 'import core.{Cart, Price}';
    const texts = {
      'core/Cart.scala': `package core\nimport ui.Panel\n${cart}`,
      'core/Price.scala': 'package core\nclass Price',
      'ui/Panel.scala': 'package ui\ntrait Panel { def page: Page }',
      'ui/Page.scala': `package ui\n${uses}\nclass Page(a: Cart, b: Price)`,
      'ui/Menu.scala': `package ui\n${uses}\nclass Menu(a: Cart, b: Price)`,
    };
    expect(await changesIn(texts)).toEqual([`core/Cart.scala,ui/Panel.scala ${change}`]);
  });
});

describe('a class in C# that points back', () => {
  it.each([
    ['class Cart : Panel<int> {}', 'move-class'],
    ['record Cart(int a) : Base, Ui.Panel<int>(a); class Base {}', 'move-class'],
    ['class Cart : Base<Panel<int>>, Panel<int> {} class Base<T> {}', 'move-class'],
    ['class Base<T> where T : Price {} class Cart : Panel<int> {}', 'move-class'],
    ['class Cart { Panel<int> panel; }', 'invert'],
    ['class Cart : Base<Panel<int>> {} class Base<T> {}', 'invert'],
    ['class Cart<T> where T : Panel<int> {}', 'invert'],
    ['class Cart<T> : Base where T : Panel<int> {} class Base {}', 'invert'],
  ])('%s: %s', async (cart, change) => {
    const uses = 'using Core;\nnamespace Ui;';
    const texts = {
      'Shop.csproj': '<Project Sdk="Microsoft.NET.Sdk" />',
      'Core/Cart.cs': `using Ui;\nnamespace Core;\n${cart}`,
      'Core/Price.cs': 'namespace Core;\nclass Price {}',
      'Ui/Panel.cs': 'namespace Ui;\nclass Panel<T> { Page page; }',
      'Ui/Page.cs': `${uses}\nclass Page { Cart a; Price b; }`,
      'Ui/Menu.cs': `${uses}\nclass Menu { Cart a; Price b; }`,
    };
    expect(await changesIn(texts)).toEqual([`Core/Cart.cs,Ui/Panel.cs ${change}`]);
  });
});

describe('a class in Ruby that points back', () => {
  it.each([
    ['class Cart < Ui::Panel; end', 'move-class'],
    ['class Cart; include Ui::Panel; end', 'invert'],
    ['class Cart; def show = Ui::Panel.new; end', 'invert'],
  ])('%s: %s', async (cart, change) => {
    const uses = 'def a = Core::Cart\n def b = Core::Price';
    const texts = {
      'core/cart.rb': `module Core\n${cart}\nend`,
      'core/price.rb': 'class Core::Price; end',
      'ui/panel.rb': 'class Ui::Panel; def page = Ui::Page; end',
      'ui/page.rb': `class Ui::Page\n${uses}\nend`,
      'ui/menu.rb': `class Ui::Menu\n${uses}\nend`,
    };
    expect(await changesIn(texts)).toEqual([`core/cart.rb,ui/panel.rb ${change}`]);
  });
});

describe('a class in PHP that points back', () => {
  const base = 'class Base {}';
  it.each([
    ['class Cart extends Panel {}', 'move-class'],
    ['class Cart extends \\Shop\\Panel {}', 'move-class'],
    ['class Cart extends namespace\\Panel {}', 'move-class'],
    ['use Shop\\Panel as Seen; final class Cart implements \\Countable, seen {}', 'move-class'],
    ['use \\Shop as S; class Cart extends S\\Panel {}', 'move-class'],
    ['class Cart { function show(Panel $panel) {} } class Line extends Panel {}', 'move-class'],
    ['interface Cart extends \\Countable, Panel {}', 'move-class'],
    ['enum Cart: string implements Panel {}', 'move-class'],
    ['class Cart { use Base, Panel; }', 'move-class'],
    ['class Cart { use Panel { show as private; } }', 'move-class'],
    ['class Cart { private Panel $panel; }', 'invert'],
    [`class Cart extends Base { public function show(): Panel {} } ${base}`, 'invert'],
    [`class Cart { use Base; private Panel $panel; } ${base}`, 'invert'],
    [`class Cart { use Base { show as private; } private Panel $panel; } ${base}`, 'invert'],
    [`class Cart { function show() { return new class extends Panel {}; } }`, 'invert'],
    [`$cart = new class(1) extends Base implements Panel {}; ${base} class Cart {}`, 'invert'],
  ])('%s: %s', async (cart, change) => {
    const texts = {
      'core/Cart.php': `<?php namespace Shop; ${cart}`,
      'core/Price.php': '<?php namespace Shop; class Price {}',
      'ui/Panel.php': '<?php namespace Shop; class Panel { private Page $page; }',
      'ui/Page.php': '<?php namespace Shop; class Page { private Cart $a; private Price $b; }',
      'ui/Menu.php': '<?php namespace Shop; class Menu { private Cart $a; private Price $b; }',
    };
    expect(await changesIn(texts)).toEqual([`core/Cart.php,ui/Panel.php ${change}`]);
  });
});

describe('a type in Swift that points back', () => {
  it.each([
    ['class Cart: Panel {}', 'move-class'],
    ['struct Cart<Item: Hashable>: Equatable, Panel<Item> where Item: Sendable {}', 'move-class'],
    ['enum Cart: @unchecked Sendable & Panel\n{}', 'move-class'],
    ['actor Cart:\n  Sendable,\n  Panel {}', 'move-class'],
    ['protocol Cart: Panel {}', 'move-class'],
    ['struct Cart {}\nextension Cart: Panel {}', 'move-class'],
    ['struct Cart {}\nextension [Cart]: Panel {}', 'move-class'],
    ['enum Cart { final class Line: Shop.Panel {} }', 'move-class'],
    ['struct Cart { var panel: Panel }', 'invert'],
    ['struct Cart: Sendable { var panel: Panel }', 'invert'],
    ['struct Cart: Sendable {}; let panel: Panel', 'invert'],
    ['struct Cart<Item: Panel> {}', 'invert'],
    ['struct Cart<Item>: Sendable where Item: Panel {}', 'invert'],
    ['struct Cart: Base<Panel, Int>, Sendable {}', 'invert'],
    ['struct Cart {}\nextension Array where Element: Panel {}', 'invert'],
    ['protocol Cart { associatedtype Item: Panel }', 'invert'],
  ])('%s: %s', async (cart, change) => {
    const texts = {
      'Package.swift': 'let package = Package(name: "Shop", targets: [.target(name: "Shop")])',
      'Sources/Shop/Core/Cart.swift': cart,
      'Sources/Shop/Core/Price.swift': 'struct Price {}',
      'Sources/Shop/Ui/Panel.swift': 'class Panel { var page: Page }',
      'Sources/Shop/Ui/Page.swift': 'struct Page { var a: Cart; var b: Price }',
      'Sources/Shop/Ui/Menu.swift': 'struct Menu { var a: Cart; var b: Price }',
    };
    const [from, to] = ['Sources/Shop/Core/Cart.swift', 'Sources/Shop/Ui/Panel.swift'];
    expect(await changesIn(texts)).toEqual([`${from},${to} ${change}`]);
  });
});

describe('a class in JavaScript that points back', () => {
  const named = "import { Panel } from '../ui/panel.js';";
  it.each([
    [`${named} export class Cart extends Panel {}`, 'move-class'],
    [
      "import {\n  Row, // a line's\n  Panel as Base,\n} from '../ui/panel.js';\nclass Cart extends Base {}",
      'move-class',
    ],
    ["import Row, { Panel } from '../ui/panel.js';\nexport default class extends Panel {}", 'move-class'],
    ["import * as ui from '../ui/panel.js';\nclass Cart extends ui.Panel {}", 'move-class'],
    [`${named} class Cart extends withLines(Panel, rows) {}`, 'move-class'],
    [
      "const { Panel } = require('../ui/panel.js');\nmodule.exports = class Cart extends Panel {};",
      'move-class',
    ],
    [
      "var util = require('util'), Panel = require('../ui/panel.js');\nutil.inherits(Cart, Panel);",
      'move-class',
    ],
    [
      "var Panel = require('../ui/panel.js');\nCart.prototype = Object.create(Panel.prototype);",
      'move-class',
    ],
    ["var Panel = require('../ui/panel.js');\nvar Cart = new Class({ Extends: Panel });", 'move-class'],
    [`${named} export const cart = new Panel();`, 'invert'],
    [`${named} class Cart extends Row {} new Panel();`, 'invert'],
    [`${named} class Cart extends withLines(Row) { panel = new Panel(); }`, 'invert'],
    [`${named} // class Cart extends Panel\nnew Panel();`, 'invert'],
    [
      "import { Row as Panel, panel } from '../ui/panel.js';\nclass Cart extends Row { it = panel; }",
      'invert',
    ],
  ])('%s: %s', async (cart, change) => {
    const uses = "import '../core/cart.js';\nimport '../core/price.js';";
    const texts = {
      'core/cart.js': cart,
      'core/price.js': '',
      'ui/panel.js': "import './page.js';",
      'ui/page.js': uses,
      'ui/menu.js': uses,
    };
    expect(await changesIn(texts)).toEqual([`core/cart.js,ui/panel.js ${change}`]);
  });

  it('in TypeScript', async () => {
    const cart =
      "import { Panel } from '../ui/panel';\nexport abstract class Cart<T extends Row<T>> extends Panel<T> {}";
    const uses = "import '../core/cart';\nimport '../core/price';";
    const texts = {
      'core/cart.ts': cart,
      'core/price.ts': '',
      'ui/panel.ts': "import './page';",
      'ui/page.ts': uses,
      'ui/menu.ts': uses,
    };
    expect(await changesIn(texts)).toEqual(['core/cart.ts,ui/panel.ts move-class']);
  });
});

describe('the advice about a supertype', () => {
  it('says what can be done', async () => {
    const report = await analyzeText(java('class Cart extends Panel {}'));
    expect(
      describeFixes(
        listFixes(report, () => true),
        report,
      ),
    ).toEqual([
      {
        action: ['Move the subclass or its supertype: core/Cart.java:2', '→ ui/Panel.java'],
        places: [],
        effects: [
          'breaks the tangle at the root',
          expect.stringMatching(/points$/),
          'a supertype cannot be passed in: move it lower, or the subclass higher',
          '4 dependencies go the other way',
        ],
      },
    ]);
  });

  it('is the same in a report that was concluded from another one', async () => {
    const report = await analyzeText(java('class Cart extends Panel {}'));
    expect(createWhatIf(report)?.([])).toEqual(report);
  });

  it('changes when a file begins to inherit from what it imported before', async () => {
    const previous = new PreviousAnalysis();
    const changeOf = async (cart: string) => {
      const { tangles } = await analyze(textProject(java(cart)), defaultOptions, { previous });
      return tangles[0]?.cuts[0]?.change;
    };
    expect(await changeOf('class Cart { Panel panel; }')).toBe('invert');
    expect(await changeOf('class Cart extends Panel { }')).toBe('move-class');
    expect(await changeOf('class Cart { Panel panel; }')).toBe('invert');
  });
});
