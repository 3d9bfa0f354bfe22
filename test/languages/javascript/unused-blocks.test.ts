// A block in which no imported name occurs is left, not read. The compiler's own parser knows where it ends.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { NameFinder } from '../../../src/languages/javascript/extract/uses/name-finder.ts';
import { endOfUnusedBlock } from '../../../src/languages/javascript/extract/uses/unused-block.ts';

const head = 'function total(name: any, cart: any) ';

function endOfBlock(block: string, hasElements: boolean): number {
  const bytes = Buffer.from(`${head}${block}\n}\0`);
  const names = new NameFinder(bytes);
  names.add(head.indexOf('cart'), head.indexOf(':', head.indexOf('cart')));
  return endOfUnusedBlock({ bytes, length: bytes.length - 1, names, hasElements }, head.length);
}

/** Where the parser ends it. */
function endByCompiler(block: string, kind: ts.ScriptKind): number {
  const source = ts.createSourceFile('order', `${head}${block}\n}`, ts.ScriptTarget.Latest, true, kind);
  const statement = source.statements[0]!;
  if (!ts.isFunctionDeclaration(statement)) throw new Error('No function.');
  return statement.body!.end;
}

/** Each would end too early, or never, if it was misread. */
const left = [
  `{ const open = '{', close = "}", both = \`{ \${'{'} \`; }`,
  '{ const nested = `a ${`b ${{ c: 1 }.c} }`} }`; }',
  '{ const quote = [/[/"{]/, /}/g, /\\/}/]; }',
  '{ const half = name / 2, third = list[0] / 3; /* } */ // }\n }',
  '{ const test = (text: string) => /}/.test(text); }',
  '{ const list: Array<{ a: string }> = [{ a: "}" }]; }',
  '{ class Idle { #half = 1 / 2; static { name = "}"; } } }',
  '{ const isNot = !/}/.test(name); }',
];

/** A slash or a `<` after what may end an operand, and a name that is asked for. */
const unclear = [
  '{ return /}/.exec(name); }',
  '{ if (name) /}/.test(name); }',
  '{ const half = (name) / 2 + "}".length / 3; }',
  '{ name++ / 2; name-- / "}".length; }',
  '{ const half = name! / 2 + "}".length / 2; }',
  '{ const type = 4, of = type / 2, as = of / "}".length; }',
  '{ {} /}/.exec(name); }',
  '{ const unclosed = `; }',
  '{ return name.cart; }',
];

const elements = [
  '{ return <p>don\'t {"}"} stop</p>; }',
  '{ return name && <p title="}">it\'s</p>; }',
  "{ const list = (<p>isn't</p>); }",
  "{ const empty = name as any; const list = [<>isn't</>]; }",
];

describe('blocks without imported names', () => {
  it.each(left)('leaves %s', (block) => {
    expect(endOfBlock(block, false)).toBe(endByCompiler(block, ts.ScriptKind.TS));
    expect(endOfBlock(block, true)).toBe(endByCompiler(block, ts.ScriptKind.TSX));
  });

  it.each(unclear)('reads %s', (block) => {
    expect(endOfBlock(block, false)).toBeLessThan(0);
  });

  it.each(elements)('reads %s', (block) => {
    expect(endOfBlock(block, true)).toBeLessThan(0);
  });

  it('leaves comparisons and type arguments where JSX is possible', () => {
    const block = '{ const list = new Map<string, { a: "}" }>(); return name < 3; }';
    expect(endOfBlock(block, true)).toBe(endByCompiler(block, ts.ScriptKind.TSX));
  });
});
