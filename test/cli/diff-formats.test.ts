// The formats of `lintel diff`, read by what reads them elsewhere, for names that no project should have.
import { Ajv } from 'ajv';
import { JSDOM } from 'jsdom';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { changeSchema } from '../../scripts/schemas.js';
import { diffJson } from '../../src/cli/diff/json.ts';
import { diffMarkdown } from '../../src/cli/diff/markdown.ts';
import { renderDiff } from '../../src/cli/diff/text.ts';
import { styleOf } from '../../src/cli/terminal.ts';
import { compareReports } from '../../src/compare/compare-reports.ts';
import type { Change, ChangedDependency } from '../../src/model/change.ts';
import { printable } from '../../src/std/printable.ts';
import { readMermaid } from '../exporters/consumers/read-mermaid.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';

const shop: Dependencies = {
  'core/cart.ts': ['core/price.ts'],
  'core/price.ts': [],
  'ui/page.ts': ['core/cart.ts'],
  'ui/list.ts': ['core/cart.ts'],
};
const worse: Dependencies = {
  ...shop,
  'core/price.ts': ['core/cart.ts', 'pkg:left-pad'],
  'core/cart.ts': ['core/price.ts', 'ui/list.ts'],
};

/** Every character that Markdown, HTML or a code host gives a meaning. */
const hostile = [
  'a`b``c.ts',
  '` .ts',
  'a|b|c.ts',
  '<img src=x onerror=alert(1)>.ts',
  '</details></summary><script>alert(1)</script>.ts',
  'a\nb\r\n# heading.ts',
  '@octocat/team.ts',
  '#123 GH-45 owner/repo#6.ts',
  'x](https://evil.example) [y.ts',
  '![z](https://evil.example/p.png).ts',
  'https://evil.example/a.ts',
  'www.evil.example.ts',
  '\u202Egnp.ts',
  '*bold* _it_ ~~no~~ &amp; \\.ts',
  '```mermaid\nflowchart.ts',
  ' - [ ] task.ts',
];

describe('text', () => {
  it('says in one line that the architecture did not change', () => {
    expect(textOf(changeOf(shop, { ...shop, 'core/tax.ts': [] }))).toBe(
      'No change in the architecture between old.json and new.json (files: 1 added).\n',
    );
  });

  it('lists the dependencies of the product before those of tests', () => {
    const before = { 'core/cart.ts': [], 'core/tax.ts': [], 'core/cart.test.ts': [] };
    const after = { ...before, 'core/tax.ts': ['core/cart.ts'], 'core/cart.test.ts': ['core/cart.ts'] };
    expect(textOf(changeOf(before, after))).toContain(`\
Dependencies  2 added
      core/tax.ts:1 → core/cart.ts
      core/cart.test.ts:1 → core/cart.ts
`);
  });

  it('has what is new first, each with the line that causes it', () => {
    expect(textOf(changeOf(shop, worse))).toBe(`\
old.json → new.json

Health  100 A → 53 D
  Too small to judge: fewer than 10 product files
  −26.5  3 of 4 files load each other in a cycle
  −20.3  1 dependency points back between folders, in 1 tangle

New
  ✗ New cycle of 3 files at load time
      core/cart.ts:2 → ui/list.ts  added
      ui/list.ts:1 → core/cart.ts
      core/price.ts:1 → core/cart.ts  also added
  ✗ New tangle of 2 folders at the root
    between ui/, core/
      core/cart.ts:2 → ui/list.ts  added
    with the same dependency:
    ✗ New layer violation: core → ui
  ! New package: left-pad
      core/price.ts:2 → pkg:left-pad

Files         2 changed
Dependencies  3 added
`);
  });

  it('tells a dependency once, with all that it causes', () => {
    expect(textOf(closedByOne())).toContain(`\
New
  ✗ New violation of the rule order
      core/cart.ts:2 → ui/list.ts  core is below ui
    with the same dependency:
    ✗ New cycle of 2 files at load time
        ui/list.ts:1 → core/cart.ts
    ✗ New tangle of 2 folders at the root
      between ui/, core/

Files         1 changed
Dependencies  1 added
`);
  });

  it('says of a cycle that it breaks a rule, and does not list its dependencies again', () => {
    expect(textOf(closedByOne('acyclic'))).toContain(`\
New
  ✗ New cycle of 2 files at load time
      core/cart.ts:2 → ui/list.ts  added
      ui/list.ts:1 → core/cart.ts
    with the same dependency:
    ✗ Breaks the rule order
    ✗ New tangle of 2 folders at the root
      between ui/, core/
    ✗ New layer violation: core → ui
`);
  });

  it('does not say of the rest of a cycle that it no longer breaks a rule', () => {
    const ring = { 'a.ts': ['b.ts'], 'b.ts': ['a.ts', 'c.ts'], 'c.ts': ['b.ts'] };
    const change = changeOf(ring, { ...ring, 'c.ts': [] });
    const gone = [['b.ts', 'c.ts'] as const, ['c.ts', 'b.ts'] as const].map(([from, to]) => ({
      ...violation(0),
      rule: 'no cycles',
      verb: 'acyclic' as const,
      from,
      to,
    }));
    const text = textOf({ ...change, violations: { added: [], removed: gone } });
    expect(text).toContain(`\
  ✓ Cycle at load time shrank from 3 to 2 files
    left: c.ts
      c.ts:1 → b.ts  removed
    with the same dependency:
    ✓ 2 violations of the rule no cycles are gone
`);
  });

  it('shows the one dependency through which many break a rule, and no longer do', () => {
    const before = {
      ...Object.fromEntries(['cash', 'card', 'gift'].map((way) => [`pay/${way}.ts`, ['money.ts']])),
      'money.ts': [],
      'db.ts': [],
    };
    const after = { ...before, 'money.ts': ['db.ts'] };
    const broken = ['cash', 'card', 'gift'].map((way) => ({
      rule: 'no database',
      verb: 'mustNotUse' as const,
      severity: 'error' as const,
      from: `pay/${way}.ts`,
      to: 'money.ts',
      line: 1,
      path: [`pay/${way}.ts`, 'money.ts', 'db.ts'],
    }));
    expect(textOf({ ...changeOf(before, after), violations: { added: broken, removed: [] } }))
      .toContain(`  ✗ 3 new violations of the rule no database
      money.ts:1 → db.ts  3 files break the rule through it, such as pay/cash.ts\n`);
    expect(textOf({ ...changeOf(after, before), violations: { added: [], removed: broken } }))
      .toContain(`  ✓ 3 violations of the rule no database are gone
      money.ts:1 → db.ts  3 files broke the rule through it, such as pay/cash.ts\n`);
  });

  it('tells a figure over its limit as a sentence', () => {
    const detail = 'cycles: 5, at most 3 allowed';
    const over = {
      ...violation(0),
      rule: 'limits',
      verb: 'budget' as const,
      from: 'cycles',
      to: '5',
      detail,
    };
    const change = { ...changeOf(shop, shop), violations: { added: [over], removed: [] } };
    expect(textOf(change)).toContain(`  ✗ New violation of the rule limits\n    ${detail}\n`);
    expect(markdownOf(change)).toContain(`- **New violation of the rule \`limits\`**\n  - ${detail}\n`);
  });

  it('tells all rules that a dependency breaks', () => {
    const [order, cycles] = [closedByOne(), closedByOne('acyclic')];
    const added = [
      ...order.violations.added,
      ...cycles.violations.added.map((each) => ({ ...each, rule: 'no cycles' })),
    ];
    const text = textOf({ ...order, violations: { added, removed: [] } });
    expect(text).toContain('✗ New violation of the rule order\n');
    expect(text).toContain('    ✗ Breaks the rule no cycles\n    ✗ New tangle');
  });

  it('names the files of a new cycle that the way around leaves out', () => {
    const before = {
      'cart.ts': ['price.ts', 'tax.ts'],
      'price.ts': ['type cart.ts'],
      'tax.ts': ['price.ts'],
    };
    expect(textOf(changeOf(before, { ...before, 'price.ts': ['cart.ts'] }))).toContain(`\
  ✗ New cycle of 3 files at load time
    also in it: tax.ts
      price.ts:1 → cart.ts  stronger than before
      cart.ts:1 → price.ts
`);
  });

  it('sums up cycles that do no harm by themselves', () => {
    const pair = (name: string): Dependencies => ({
      [`${name}A.java`]: [`${name}B.java`],
      [`${name}B.java`]: [`${name}A.java`],
    });
    const text = textOf(changeOf({ 'A.java': [] }, { 'A.java': [], ...pair('Tax'), ...pair('Cart') }));
    expect(text).toContain(`\
  ! 2 cycles independent of load order: both new
    one of them: new cycle of 2 files independent of load order
`);
  });

  it('says how many added dependencies are told above', () => {
    const text = textOf(changeOf(shop, { ...worse, 'app.ts': ['core/price.ts'] }));
    expect(text).toContain('Dependencies  4 added, 3 of them above\n      app.ts:1 → core/price.ts\n');
  });

  it('says where only the order changed that a line is not new', () => {
    expect(textOf(turnedAround())).toContain(`\
Not new, but the order of the folders is another one now
  ! 2 old dependencies ui/ → core/ now pointing back

Files`);
    expect(markdownOf(turnedAround())).toContain(`\
<details><summary>Not new, but the order of the folders is another one now (2)</summary>

- **2 old dependencies \`ui/\` → \`core/\` now pointing back**
  - \`ui/list.ts:1\` → \`core/cart.ts\`
`);
  });

  it('fits the width of a terminal and escapes what would repaint it', () => {
    const text = renderDiff(hostileChange(), { ...styleOf({}, {}), width: 60 });
    expect(text.split('\n').filter((line) => Array.from(line).length > 60)).toEqual([]);
    // oxlint-disable-next-line no-control-regex
    expect(text).not.toMatch(/[\0-\t\v-\u001F\u202E]/);
  });
});

describe('json', () => {
  it.each([
    ['a change', changeOf(shop, worse)],
    ['no change', changeOf(shop, shop)],
    ['hostile names', hostileChange()],
  ])('is valid by the published schema: %s', (_, change) => {
    const accepts = new Ajv({ strictTypes: false, strictRequired: false }).compile(changeSchema());
    accepts(JSON.parse(jsonOf(change)));
    expect(accepts.errors ?? []).toEqual([]);
  });

  it('is refused by the schema where something is missing', () => {
    const accepts = new Ajv({ strictTypes: false, strictRequired: false }).compile(changeSchema());
    const { cycles: _, ...rest } = changeOf(shop, worse);
    expect(accepts(rest)).toBe(false);
  });
});

describe('markdown', () => {
  it('is empty where the architecture did not change', () => {
    expect(markdownOf(changeOf(shop, { ...shop, 'core/tax.ts': [] }))).toBe('');
  });

  it('has the findings first and folds the rest', () => {
    const text = markdownOf(changeOf(shop, worse));
    expect(text.indexOf('New cycle')).toBeGreaterThan(0);
    expect(text.indexOf('New cycle')).toBeLessThan(text.indexOf('<details>'));
    expect(text).toContain('- **New cycle of 3 files at load time**');
    expect(text).toContain('Health: 100 A → 53 D. Too small to judge: fewer than 10 product files.\n');
    expect(text).toContain('- −26.5: 3 of 4 files load each other in a cycle\n');
    expect(text).toContain('`core/cart.ts:2` → `ui/list.ts` (added)');
    expect(text).toContain('<details><summary>3 dependencies added, 0 removed</summary>');
  });

  it('does not count in its first line what only the order of folders makes of old dependencies', () => {
    const [head] = markdownOf(turnedAround()).split('\n');
    expect(head).toBe('### Lintel: new or worse: 1 cycle');
  });

  it('does not count in its first line cycles that do no harm by themselves', () => {
    const after = { 'Cart.java': ['Tax.java'], 'Tax.java': ['Cart.java'] };
    const text = markdownOf(changeOf({ 'Cart.java': ['Tax.java'], 'Tax.java': [] }, after));
    expect(text).toMatch(/^### Lintel: nothing worse, 1 dependency added, 0 removed\n/);
    expect(text).toContain('New cycle of 2 files');
  });

  it('says in its first line that all comes from one dependency', () => {
    const [head] = markdownOf(closedByOne()).split('\n');
    expect(head).toBe('### Lintel: new or worse: 1 rule violation, 1 cycle, 1 tangle, with one dependency');
    expect(markdownOf(closedByOne())).toContain(`\
  - with the same dependency:
    - **New cycle of 2 files at load time**
      - \`ui/list.ts:1\` → \`core/cart.ts\`
    - **New tangle of 2 folders at the root**
`);
  });

  it('does not draw a single arrow, which is told above', () => {
    const change = changeOf({ ...shop, 'core/cart.ts': [] }, { ...shop, 'core/cart.ts': ['ui/page.ts'] });
    const alone = { ...change, cycles: [] };
    expect(markdownOf(change)).toContain('```mermaid');
    expect(markdownOf(alone)).not.toContain('```mermaid');
  });

  it('draws the new ways around and nothing else', async () => {
    const [, picture = ''] = /```mermaid\n(.*?)```/s.exec(markdownOf(changeOf(shop, worse))) ?? [];
    expect(await readMermaid(picture)).toEqual({
      nodes: ['core/cart.ts', 'ui/list.ts'],
      edges: [
        ['core/cart.ts', 'ui/list.ts'],
        ['ui/list.ts', 'core/cart.ts'],
      ],
    });
  });

  it('lets no name become markup', () => {
    const { document } = new JSDOM(htmlOf(markdownOf(hostileChange()))).window;
    expect(document.querySelectorAll('a, img, script, input, table, del, em, h1, h2')).toHaveLength(0);
    const heads = [...document.querySelectorAll('h3, h4, h5')].map(({ textContent }) => textContent);
    expect(heads).toEqual([expect.stringMatching(/^Lintel: /), 'New']);
    expect(document.querySelectorAll('details')).toHaveLength(2);
    const code = new Set([...document.querySelectorAll('li code')].map(({ textContent }) => textContent));
    for (const name of hostile) expect(code).toContain(`${printable(name.replaceAll(/[\r\n]+/g, ' '))}:1`);
  });

  it('keeps mentions, references and addresses inside code, where code hosts do not look, or breaks them', () => {
    const { document } = new JSDOM(htmlOf(markdownOf(hostileChange()))).window;
    for (const code of document.querySelectorAll('code')) code.remove();
    expect(document.body.textContent).not.toMatch(/@octocat|#\d|GH-\d|:\/\/|www\./);
  });

  it('never is longer than a comment may be, and says what it leaves out', () => {
    const many = Array.from({ length: 3000 }, (_, i) => violation(i));
    const change = { ...changeOf(shop, worse), violations: { added: many, removed: [] } };
    const text = markdownOf(change);
    expect(text.length).toBeLessThanOrEqual(65_536);
    expect(text.length).toBeGreaterThan(40_000);
    expect(text).toMatch(/_Left out: [\d,]+ findings, because a comment has no room for more\./);
    expect(text.match(/```/g)?.length ?? 0).toBe(text.includes('```mermaid') ? 2 : 0);
  });

  it('stays short for long names too', () => {
    const long = 'x'.repeat(4000);
    const added = Array.from({ length: 500 }, (_, i) => dependency(`${long}${i}.ts`, `pkg:${long}${i}`));
    const text = markdownOf({ ...changeOf(shop, shop), dependencies: { added, removed: added } });
    expect(text.length).toBeLessThanOrEqual(65_536);
  });
});

function violation(i: number): Change['violations']['added'][number] {
  const name = `rule ${i} ${'of a long name '.repeat(5)}`;
  return { rule: name, verb: 'mustNotUse', severity: 'error', from: `src/${i}.ts`, to: 'src/ui.ts', line: 3 };
}

/** One import closes a cycle, and breaks a rule of layers, or one against cycles. */
function closedByOne(verb: 'layers' | 'acyclic' = 'layers'): Change {
  const change = changeOf(shop, { ...shop, 'core/cart.ts': ['core/price.ts', 'ui/list.ts'] });
  const rule = { rule: 'order', verb, severity: 'error' as const };
  const added = { ...rule, from: 'core/cart.ts', to: 'ui/list.ts', line: 2 };
  const back = { ...rule, from: 'ui/list.ts', to: 'core/cart.ts', line: 1 };
  const violations = verb === 'acyclic' ? [added, back] : [{ ...added, detail: 'core is below ui' }];
  return { ...change, violations: { added: violations, removed: [] } };
}

/** More of `core` uses `ui` than the other way, since then. */
function turnedAround(): Change {
  return changeOf(
    { ...shop, 'core/cart.ts': ['ui/page.ts'] },
    {
      ...shop,
      'core/cart.ts': ['ui/page.ts', 'ui/list.ts'],
      'core/tax.ts': ['ui/page.ts'],
      'core/rate.ts': ['ui/page.ts'],
    },
  );
}

/** Each hostile name in a cycle, a rule, an import, a note and as the name of a side. */
function hostileChange(): Change {
  const circles = Object.fromEntries(hostile.map((name) => [name, [`${name}x`]]));
  const back = Object.fromEntries(hostile.map((name) => [`${name}x`, [name]]));
  const change = changeOf(circles, { ...circles, ...back });
  const all = hostile.join(' ');
  return {
    ...change,
    before: { ...change.before, name: all },
    violations: {
      added: hostile.map((name) => ({
        rule: name,
        verb: 'mustNotUse' as const,
        severity: 'error' as const,
        because: name,
        from: name,
        to: name,
        line: 1,
        detail: all,
      })),
      removed: [],
    },
    unresolved: {
      added: hostile.map((name) => ({ file: name, specifier: name, line: 1, message: name })),
      removed: [],
    },
    notes: hostile,
  };
}

function dependency(source: string, target: string): ChangedDependency {
  return { source, target, imports: [{ line: 1, specifier: target, kind: 'static' }] };
}

function changeOf(before: Dependencies, after: Dependencies): Change {
  return compareReports(reportFrom(factsOf(before)), reportFrom(factsOf(after)), {
    beforeName: 'old.json',
    afterName: 'new.json',
  });
}

function outputOf(change: Change) {
  const report = reportFrom(factsOf(shop));
  return { change, reports: { before: report, after: report }, isOnDisk: false };
}

function textOf(change: Change): string {
  return renderDiff(change, styleOf({}, {}));
}

function jsonOf(change: Change): string {
  return [...diffJson.render(outputOf(change))].join('');
}

function markdownOf(change: Change): string {
  return [...diffMarkdown.render(outputOf(change))].join('');
}

function htmlOf(markdown: string): string {
  return marked.parse(markdown, { async: false, gfm: true });
}
