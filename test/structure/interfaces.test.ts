// A dependency on an interface cannot be inverted any further: the interface is to be moved.
import { describe, expect, it } from 'vitest';
import { createWhatIf } from '../../src/what-if/what-if.ts';
import { analyzeText } from '../support/analyze-text.ts';

/** `ui` uses `core` twice, and one file of `core` uses `ui`, whose `Panel` uses another file of its folder. */
function java(panel: string) {
  return {
    'core/Cart.java':
      'package core;\nimport ui.Panel;\nclass Cart { Panel panel; void show() { panel.show(); } }',
    'core/Price.java': 'package core;\npublic class Price {}',
    'ui/Panel.java': `package ui;\n${panel}`,
    'ui/Page.java':
      'package ui;\nimport core.Cart;\nimport core.Price;\npublic class Page { Cart a; Price b; }',
    'ui/Menu.java':
      'package ui;\nimport core.Cart;\nimport core.Price;\npublic class Menu { Panel panel; Cart a; Price b; }',
  };
}

const kotlin = (panel: string) => ({
  'core/Cart.kt': 'package core\nimport ui.Panel\nclass Cart { val panel: Panel? = null }',
  'core/Price.kt': 'package core\nclass Price',
  'ui/Panel.kt': `package ui\n${panel}`,
  'ui/Page.kt':
    'package ui\nimport core.Cart\nimport core.Price\nclass Page { val a: Cart? = null; val b: Price? = null }',
  'ui/Menu.kt':
    'package ui\nimport core.Cart\nimport core.Price\nclass Menu { val a: Cart? = null; val b: Price? = null }',
});

const csharp = (panel: string) => ({
  'Core/Cart.cs': 'namespace Shop.Core;\nusing Shop.Ui;\nclass Cart { Panel panel; }',
  'Core/Price.cs': 'namespace Shop.Core;\npublic class Price {}',
  'Ui/Panel.cs': panel,
  'Ui/Page.cs': 'namespace Shop.Ui;\nusing Shop.Core;\npublic class Page { Cart a; Price b; }',
  'Ui/Menu.cs': 'namespace Shop.Ui;\nusing Shop.Core;\npublic class Menu { Panel c; Cart a; Price b; }',
});

async function changesIn(texts: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { tangles } = await analyzeText(texts);
  return tangles.flatMap(({ cuts }) => cuts.map(({ change }) => change));
}

describe('a file that others must do without', () => {
  it.each([
    ['an interface of Java', java('public interface Panel {\n    Page page();\n    void show();\n}')],
    [
      'an interface of Java with a class inside and an annotation',
      java(
        '/** A class of its own. */\n@Deprecated public interface Panel {\n  Page page();\n\n  class None {}\n}',
      ),
    ],
    ['an annotation of Java', java('public @interface Panel {\n  Class<?> value() default Page.class;\n}')],
    ['an interface of Kotlin', kotlin('interface Panel {\n  val page: Page\n  fun show()\n}')],
    ['a function type of Kotlin', kotlin('fun interface Panel {\n  fun show(page: Page)\n}')],
    [
      'interfaces of C# in a block',
      csharp(
        'namespace Shop.Ui\n{\n    public interface Panel\n    {\n        Page Page { get; }\n    }\n\n    interface Other {}\n}',
      ),
    ],
  ])('declares %s: that is to be moved', async (_, texts) => {
    expect(await changesIn(texts)).toEqual(['move-types']);
  });

  it.each([
    ['a class of Java', java('public class Panel { Page page; public void show() {} }')],
    ['an interface and a class', java('public interface Panel { Page page(); }\nclass None {}')],
    ['a class with an interface inside', java('public class Panel {\n  Page page;\n  interface Inner {}\n}')],
    ['an interface and a function of Kotlin', kotlin('interface Panel { val page: Page }\nfun show() {}')],
    [
      'an interface and an enum of C#',
      csharp('namespace Shop.Ui;\ninterface Panel { Page Page(); }\nenum Size { }'),
    ],
  ])('declares %s: the dependency can be inverted', async (_, texts) => {
    expect(await changesIn(texts)).toEqual(['invert']);
  });

  it('has the same advice in a report that was made from another one', async () => {
    const report = await analyzeText(java('public interface Panel { Page page(); }'));
    expect(createWhatIf(report)?.([])).toEqual(report);
  });
});
