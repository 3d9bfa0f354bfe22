import { describe, expect, it } from 'vitest';
import { extracted } from './extracted.ts';

// What the scanner must pass over holds an import that is none; behind it stands one that is.
const found = ['static ./found'];

function kindsIn(path: string, text: string): string[] {
  return extracted(path, `${text}\n;require('./found')\n`).map((line) => line.slice(line.indexOf(' ') + 1));
}

describe('text that is no code', () => {
  it.each([
    [`strings`, `const s = "require('./no')" + 'import("./no")' + '\\'' + "a\\\nrequire('./no')"`],
    [`comments`, `// require('./no')\n/* import './no' */\n/** import './no' */`],
    [`templates`, 'const t = `require("./no") \\` ${1 + `${"}"}`} require("./no")`'],
    [`tagged templates`, "css`content: '\\'; ${(x) => `${x}'`} require('./no')`"],
    [`regular expressions`, `const r = /require('.\\/no')/g, q = /[/'"\`]/.test(x), p = [/'/, /"/]`],
    [`a regular expression behind a condition`, `if (x) /'/.test(y); while (x) /"/.exec(y)`],
    [`a regular expression behind a block`, `{ x }\n/'/.test(y)\nfunction f() {}\n/"/.test(y)`],
    [`a regular expression behind a keyword`, `function f() { return /'/ }; typeof /"/; x = y in /'/`],
    [`a regular expression behind an arrow`, `const f = () => /'/, g = x => /"/.test(x)`],
  ])('passes %s', (_name, text) => {
    expect(kindsIn('src/main.ts', text)).toEqual(found);
    expect(kindsIn('src/main.js', text)).toEqual(found);
    expect(kindsIn('src/main.tsx', text)).toEqual(found);
  });

  it.each([
    [`behind an operand`, `const a = b / c / d; const e = (f) / g / h; const i = j[0] / k; l++ / m; '/'`],
    [`behind an object`, `const a = { b: 1 } / 2; const c = d({}) / 2 / 3; '/'`],
    [`behind a function expression`, `const a = function () {} / 2; '/'`],
    [`behind a property called like a keyword`, `const a = b.return / 2; const c = d.typeof / 3; '/'`],
    [`behind a template`, 'const a = `b` / 2; `/`'],
    [`behind a shift`, `const a = (b << 5) - b, c = d << e; if (a<<b) c; '<e>'`],
  ])('knows a division %s', (_name, text) => {
    expect(kindsIn('src/main.js', text)).toEqual(found);
  });

  it('knows a division behind a non-null assertion', () => {
    expect(kindsIn('src/main.ts', `const a = b! / 2; const c = d!.e! / 3; '/'`)).toEqual(found);
  });
});

describe('code inside of text', () => {
  it('finds it in substitutions', () => {
    expect(extracted('src/main.ts', "const a = `'${await import(`./a`)} ${`${require('./b')}`}`")).toEqual([
      '1 lazy ./a',
      '1 static ./b',
    ]);
  });

  it('finds it in the braces of JSX', () => {
    const text = `const a = <Shop on={() => import('./a')} {...require('./b')}>it's {require('./c')} import './no'</Shop>`;
    expect(extracted('src/main.tsx', text)).toEqual(['1 lazy ./a', '1 static ./b', '1 static ./c']);
  });
});

describe('JSX', () => {
  it.each([
    [`apostrophes`, `const a = <p>it's "quoted" \`ticked\` &amp; // not a comment</p>`],
    [`imports in text`, `const a = <p>require('./no') import './no'</p>`],
    [`attributes without escapes`, `const a = <a href="C:\\" title='\\'>b</a>`],
    [`fragments and nesting`, `const a = <><b.c-d e:f={<g h="'" />}>{/* ' */}<i/>'</b.c-d></>`],
    [`elements as attributes`, `const a = <b c=<d>'</d> e={f ? <g>'</g> : <h/>}>'</b>`],
    [`comments in tags`, `const a = <b /* > ' */ // > '\n c>'</b>`],
    [
      `conditions`,
      `const a = b && <c>'</c>; const d = e ? <f>'</f> : <g>'</g>; function h() { return <i>'</i> }`,
    ],
    [`arrows in attributes`, `const a = <b c={(d) => d > 1 && d < 2}>'</b>`],
    [`comparisons`, `for (let a = 0; a<b; a++) if (a<c) d(a<e, f>g); '</b>'`],
  ])('passes %s', (_name, text) => {
    expect(kindsIn('src/main.tsx', text)).toEqual(found);
    expect(kindsIn('src/main.jsx', text)).toEqual(found);
    expect(kindsIn('src/main.js', text)).toEqual(found);
  });

  it.each([
    [
      `type parameters of arrows`,
      `const a = <T,>(b: T) => b; const c = <T extends D>(e: T) => <p>'</p>; const f = <const T,>() => 1`,
    ],
    [
      `function types`,
      `type A = <T>(b: T) => void; let c: <T>() => T; const d = e as <T>() => T; interface F { <T>(g: T): void }`,
    ],
    [
      `type arguments`,
      `const [a] = useState<B | null>(null); const c = <D<E> f="'">'</D>; const g = h<{ i: 1 }>({ i: 1 })`,
    ],
  ])('in TSX tells %s from elements', (_name, text) => {
    expect(kindsIn('src/main.tsx', text)).toEqual(found);
  });

  it('in Flow tells type parameters from elements', () => {
    const text = `// @flow\nconst a = <T>(b: ?T): T => b; const c = { d: <T: E>(f: T): {| g: T |} => f }; <p>'</p>`;
    expect(kindsIn('src/main.js', text)).toEqual(found);
  });

  it('does not exist in TypeScript without it', () => {
    expect(kindsIn('src/main.ts', `const a = <T>(b: T) => b; const c = <D>e; const f = <G<H>>i`)).toEqual(
      found,
    );
  });
});
