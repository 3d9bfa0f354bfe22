// No text takes long, whoever wrote it.
import { describe, expect, it } from 'vitest';
import { readTopStatements as readScript } from '../../src/languages/javascript/extract/top-statements.ts';
import { nameReader as scripts } from '../../src/languages/javascript/extract/named-imports.ts';
import { nameReader as modules } from '../../src/languages/python/extract/named-imports.ts';
import { readTopStatements as readModule } from '../../src/languages/python/extract/top-statements.ts';
import { sourceText } from '../support/source-text.ts';
import { startCpuClock } from '../support/cpu-clock.ts';

const many = 100_000;

describe('the statements at the top of a hostile text', () => {
  it.each([
    ['comments without an end', '/*\n'.repeat(many)],
    ['templates without an end', `\`\n${'const a = 1;\n'.repeat(10_000)}`],
    ['blanks', `const a${' '.repeat(4 * many)}`],
    ['blanks after each name', `var a${` ,a${' '.repeat(90)}`.repeat(4000)}`],
    ['brackets', 'export {'.repeat(50_000)],
    ['decorators', '@a\n'.repeat(30_000)],
    ['assignments', 'a='.repeat(many)],
    ['imports', `import ${'a as '.repeat(many)}b from 'a';`],
    ['names of imports', `import ${'a'.repeat(4 * many)} from 'a';`],
    ['calls', "require('a');".repeat(30_000)],
    ['calls in objects', "exports = {a:require('a'),\n".repeat(15_000)],
    ['calls after a list', `const {${'a'.repeat(900)}} = require('a');`.repeat(400)],
    ['calls after braces', `${'{'.repeat(900)} = require('a');`.repeat(400)],
    ['what it offers', 'exports = exports = '.repeat(20_000)],
    ['a list of what it offers', `module.exports = {${'a :'.repeat(many)}`],
  ])('of JavaScript: %s', (_, text) => {
    const cpuMs = startCpuClock();
    for (const { uses, isChanging } of readScript(sourceText('a.js', text)) ?? []) {
      uses();
      isChanging?.(['x']);
    }
    scripts.takenFrom(sourceText('a.js', text))({ specifier: 'a', name: '*', local: 'a' }, 'a');
    for (const { specifier } of scripts.list(sourceText('a.js', text))) expect(specifier).toBe('a');
    expect(cpuMs()).toBeLessThan(2000);
  });

  it.each([
    ['strings without an end', '"""\n'.repeat(many + 1)],
    ['a long string', `a = """${'x'.repeat(4 * many)}"""`],
    ['a long string on one line', `a = "${'x'.repeat(4 * many)}"`],
    ['escaped quotes', '\\"""'.repeat(many)],
    ['blanks', `a${' '.repeat(4 * many)}`],
    ['blanks in brackets', `(a${`,${' '.repeat(29)}a`.repeat(15_000)}`],
    ['assignments', 'a = '.repeat(many)],
    ['decorators', '@a\n'.repeat(30_000)],
    ['names of imports', `from a import ${'a as '.repeat(many)}b`],
    ['a long name', `from a import ${'a'.repeat(4 * many)}`],
    ['imports without an end', `if a:\n${' import (\n'.repeat(50_000)}`],
  ])('of Python: %s', (_, text) => {
    const source = sourceText('a.py', text);
    const cpuMs = startCpuClock();
    for (const { uses } of readModule(source)) uses();
    modules.takenFrom(source)({ specifier: 'a', name: '*', offered: '*' }, 'a');
    expect(cpuMs()).toBeLessThan(2000);
  });

  it('are none in a text that nobody wrote', () => {
    expect(readScript(sourceText('a.js', 'const a = 1;\n'.repeat(many)))).toEqual([]);
  });
});
