// What a file of Python uses an import for decides how a cut gets rid of it.
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { analyze } from '../../../src/analyze.ts';
import { defaultOptions } from '../../../src/config/default-options.ts';
import { readUses } from '../../../src/languages/python/extract/read-uses.ts';
import { filePath } from '../../../src/model/file-path.ts';
import { PreviousAnalysis } from '../../../src/previous-analysis.ts';
import { createWhatIf } from '../../../src/what-if/what-if.ts';
import { analyzeText } from '../../support/analyze-text.ts';
import { textProject } from '../../support/text-project.ts';

/** `ui` uses `core` four times, and one file of `core` uses `ui/panel.py`, which uses another file of its folder. */
function shop(cart: string): Readonly<Record<string, string>> {
  const uses = 'from core import cart, price\n';
  return {
    'core/__init__.py': '',
    'core/cart.py': cart,
    'core/price.py': '',
    'ui/__init__.py': '',
    'ui/panel.py': 'from ui import page\nclass Panel: page = page\nclass Button: page = page\n',
    'ui/page.py': uses,
    'ui/menu.py': uses,
  };
}

async function changeOf(cart: string): Promise<string | undefined> {
  const { tangles } = await analyzeText(shop(cart));
  const [cut] = tangles.flatMap(({ cuts }) => cuts);
  expect(cut?.edges).toEqual([['core/cart.py', 'ui/panel.py']]);
  return cut?.change;
}

describe('a class in Python that points back to a base is to be moved, or its base', () => {
  it.each([
    ['from ui.panel import Panel\nclass Cart(Panel):\n    pass\n'],
    ['from ui.panel import Panel as P\nclass Cart(Base, P[int], metaclass=Meta): ...\n'],
    ['from ui import panel\nclass Cart(Generic[T], panel.Panel): ...\n'],
    ['import ui.panel\nclass Cart(ui.panel.Panel): ...\n'],
    ['import ui.panel as base\nclass Cart(\n    Mixin,  # first, (\n    base.Panel,\n): ...\n'],
    ['from ui.panel import Panel\ndef make():\n    class Cart(Panel): ...\n    return Panel()\n'],
    ['from ui.panel import (\n    Button,\n    Panel,\n)\nclass Cart(Panel):\n    button = Button()\n'],
  ])('%j', async (cart) => {
    expect(await changeOf(cart)).toBe('move-class');
  });
});

describe('a class in Python that points back to something else can be inverted', () => {
  it.each([
    ['a type argument', 'from ui.panel import Panel\nclass Cart(Base[Panel]): ...\n'],
    ['a metaclass', 'from ui.panel import Panel\nclass Cart(Base, metaclass=Panel): ...\n'],
    ['a function that makes the base', 'from ui.panel import Panel\nclass Cart(Panel()): ...\n'],
    [
      'a base of the same name elsewhere',
      'from ui.panel import Panel\nclass Cart(wx.Panel):\n    x = Panel()\n',
    ],
    ['a docstring', 'from ui.panel import Panel\n"""\nclass Cart(Panel):\n"""\nPanel()\n'],
    ['a body', 'from ui.panel import Panel\nclass Cart: item = dict(Panel, a=1)\n'],
  ])('%s', async (_, cart) => {
    expect(await changeOf(cart)).toBe('invert');
  });
});

it('tells the modules of one import apart', async () => {
  const cart = 'from ui import page, panel\nclass Cart(page.Page):\n    def show(self): panel.show()\n';
  const { tangles } = await analyzeText(shop(cart));
  expect(tangles.flatMap(({ cuts }) => cuts.map(({ edges, changes }) => [edges, changes]))).toEqual([
    [
      [
        ['core/cart.py', 'ui/page.py'],
        ['core/cart.py', 'ui/panel.py'],
      ],
      ['move-class', 'invert'],
    ],
  ]);
});

describe('what only annotations of Python name is to be moved as a type', () => {
  it.each([
    [
      'parameters and results',
      'def add(a: Panel, *b: "list[Panel]", c: int = 1) -> Panel | None:\n    ...\n',
    ],
    ['a method', 'class Cart:\n    @property\n    async def top(self) -> dict[str, Panel]: ...\n'],
    [
      'a getter of another module',
      '@abc.abstractmethod\n@functools.cached_property\ndef top(self) -> Panel: ...\n',
    ],
    ['a local variable', 'def add():\n    first: Panel = make()\n'],
    ['an attribute', 'class Cart:\n    def __init__(self, a):\n        self.a: Panel = a\n'],
    [
      'code next to comments and strings',
      'def add(a: Panel): # a Panel\n    "Shows a Panel."\n    other.Panel()\n',
    ],
  ])('%s', async (_, code) => {
    expect(await changeOf(`from ui.panel import Panel\n${code}`)).toBe('move-types');
  });

  it.each([
    ['a comment at the end', '# a Panel'],
    ['a default', 'def add(a: Panel = Panel()): ...\n'],
    ['the parameters of a lambda', 'def add(a: Panel, b=lambda x, y: Panel): ...\n'],
    ['the value of a variable', 'def add():\n    first: Panel = Panel()\n'],
    ['a route, which reads its annotations', '@app.get("/")\ndef add(a: Panel): ...\n'],
    ['a field, which a model reads', 'class Cart(BaseModel):\n    panel: Panel\n'],
    ['code after `else`', 'def add(a: Panel): ...\nif a: pass\nelse: Panel\n'],
    ['a list of what others may import', 'def add(a: Panel): ...\n__all__ = ["add", "Panel"]\n'],
    ['nothing', 'pass\n'],
  ])('but not with %s', async (_, code) => {
    expect(await changeOf(`from ui.panel import Panel\n${code}`)).toBe('invert');
  });

  it('but not if one name of several is more', async () => {
    const code = 'from ui.panel import Button, Panel\ndef add(a: Panel):\n    Button()\n';
    expect(await changeOf(code)).toBe('invert');
  });
});

describe('a cycle of files in Python', () => {
  it.each([
    ['def add(a: Order) -> None: ...', 'type-only'],
    ['class Cart(Order): ...', 'move-class'],
    ['def add(): return Order()', 'remove'],
  ])('%s: %s', async (cart, change) => {
    const { cycleDetails } = await analyzeText({
      'cart.py': `from order import Order\n${cart}\n`,
      'order.py': 'import item, price\nclass Order: ...\n',
      'item.py': 'import cart\n',
      'price.py': 'import cart\n',
    });
    expect(cycleDetails[0]?.cuts).toEqual([
      { edges: [['cart.py', 'order.py']], change, after: 0, gain: expect.any(Number) },
    ]);
  });
});

const inherits = 'from ui.panel import Panel\nclass Cart(Panel): ...\n';
const annotates = 'from ui.panel import Panel\ndef add(a: Panel): ...\n';

it.each([[inherits], [annotates]])('a report concluded from that of %j says the same', async (cart) => {
  const report = await analyzeText(shop(cart));
  expect(createWhatIf(report)?.([])).toEqual(report);
});

it('another use of the same import is noticed in the next analysis', async () => {
  const previous = new PreviousAnalysis();
  const next = async (cart: string): Promise<string | undefined> => {
    const { tangles } = await analyze(textProject(shop(cart)), defaultOptions, { previous });
    return tangles[0]?.cuts[0]?.change;
  };
  expect(await next(inherits)).toBe('move-class');
  expect(await next(annotates)).toBe('move-types');
  expect(await next('from ui.panel import Panel\nPanel()\n')).toBe('invert');
  expect(await next(inherits)).toBe('move-class');
});

it('ends, wherever the text of a file ends', () => {
  const sample = readFileSync('test/languages/samples/python.txt');
  const path = filePath('cart.py');
  const lines = sample.toString().split('\n').keys();
  const imports = [...lines].map((line) => ({ line: line + 1, specifier: 'shop', kind: 'static' as const }));
  for (let length = 0; length <= sample.length; length++) {
    const bytes = new Uint8Array(length + 1);
    bytes.set(sample.subarray(0, length));
    expect(readUses({ path, bytes, length }, [{ target: path, imports }])).toEqual([undefined]);
  }
});
