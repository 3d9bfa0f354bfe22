// Wrong usage is one clear line on stderr, nothing on stdout, exit 2 and nothing written.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRepository } from '../revisions/git-repository.ts';
import { callLintel } from '../support/call-lintel.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const shop = {
  'src/cart.ts': "import './prices';\n",
  'src/prices.ts': 'export {};\n',
  'notes/todo.txt': 'Buy milk.',
};
const languages = /Supported languages: .*typescript.*python/;

describe('wrong usage', () => {
  it.each([
    [['analyze', 'scr'], 'No such folder: scr. Did you mean src?'],
    [['analyze', './elsewhere/shop'], 'No such folder: ./elsewhere/shop.'],
    [['analyze', 'nowhere-at-all'], 'No such folder: nowhere-at-all.'],
    [['analyze', 'src/cart.ts'], 'Not a folder: src/cart.ts. Give the folder of the project.'],
    [['analyze', ''], 'The path is empty. Give the folder of the project.'],
    [['analyse'], 'Unknown command "analyse". Did you mean "analyze"?'],
    [['help', 'analyse'], 'Unknown command "analyse". Did you mean "analyze"?'],
    [['help', 'the-weather'], 'Unknown command "the-weather". "lintel help" lists all commands.'],
    [['frobnicate'], 'No such folder or command: frobnicate. "lintel help" lists all commands.'],
    [['exprt', 'dot'], 'Unknown command "exprt". Did you mean "export"?'],
    [['analyze', '--formt', 'json'], "unknown option '--formt' (Did you mean --format?)"],
    [['analyze', 'src', 'notes'], "too many arguments for 'analyze'. Expected 1 argument but got 2."],
    [['analyze', '--out'], "option '--out <file>' argument missing"],
    [['analyze', '--format', 'mermade'], 'Unknown format "mermade". Did you mean "mermaid"?'],
    [
      ['analyze', '--format', 'json,'],
      'Unknown format "". Known formats: json, mermaid, cytoscape, dot, graphml, csv, html.',
    ],
    [['analyze', '--out-dir', ''], '--out-dir is empty. Give a value, or leave it out.'],
    [['serve', '--host', ''], '--host is empty. Give a value, or leave it out.'],
    [['serve', '--token', ''], '--token is empty. Give a value, or leave it out.'],
    [['serve', '--allowed-host='], '--allowed-host is empty. Give a value, or leave it out.'],
    [['affected', '--no-cache', ''], 'The name of the file is empty.'],
    [['analyze', '--top', 'ten'], '--top "ten": expected a positive integer.'],
    [['analyze', '--top', '-1'], '--top "-1": expected a positive integer.'],
    [
      ['analyze', '--max-file-size', '10 miles'],
      '--max-file-size "10 miles": expected a number of bytes or a size like 10MiB, at most 1GiB.',
    ],
    [['analyze', '--exclude', 'src/{a,b'], "Bad glob 'src/{a,b': this `{` is never closed (character 5)."],
    [['analyze', '--include', '['], "Bad glob '[': this `[` is never closed (character 1)."],
    [['analyze', '--include', 'lib/**'], 'No source files in . match the globs: include lib/**.'],
    [
      ['analyze', '--format', 'json,dot', '--out', 'a.json'],
      '--out can write only one format. Use --out-dir for several.',
    ],
    [['analyze', '--out', 'a.json', '--out-dir', 'b'], '--out and --out-dir cannot be used together.'],
    [['analyze', '--json', '--out', '-'], '--json and --out - both write to stdout. Use one of them.'],
    [['diff', '--json'], "unknown option '--json'. Use --format json."],
    [['check', '--json'], "unknown option '--json'. Use --format json."],
    [['export', '--json'], "unknown option '--json'"],
    [['export'], "missing required argument 'format'"],
    [
      ['export', 'foo'],
      'Unknown format "foo". Known formats: json, mermaid, cytoscape, dot, graphml, csv, html.',
    ],
    [['export', 'dto'], 'Unknown format "dto". Did you mean "dot"?'],
    [
      ['export', 'dot'],
      'No report at .lintel/graph.json. Create one with "lintel analyze", or give the path of a report.',
    ],
    [['export', 'dot', 'src'], 'src is a folder. Give the path of the report in it.'],
    [
      ['export', 'dot', 'notes/todo.txt'],
      'notes/todo.txt: Not a Lintel report: it is not JSON, or only a part of it.',
    ],
    [['init', 'nowhere'], 'No such folder: nowhere.'],
  ])('%j is answered with what to do', async (args, message) => {
    const folder = temporaryFolder(shop);
    expect(await callLintel(folder, args)).toEqual({ code: 2, stdout: '', stderr: `lintel: ${message}\n` });
    expect(readdirSync(folder).toSorted()).toEqual(['notes', 'src']);
  });

  it('says which languages it knows where it finds none', async () => {
    const { code, stderr } = await callLintel(temporaryFolder(shop), ['analyze', 'notes']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^lintel: No source files found in notes\. [^\n]*\n$/);
    expect(stderr).toMatch(languages);
  });

  it('leaves nothing behind in a repository without sources', async () => {
    const folder = createRepository([{ day: '2026-01-01', files: { 'README.md': 'Buy milk.' } }]);
    expect((await callLintel(folder, ['analyze'])).code).toBe(2);
    expect(readdirSync(folder).toSorted()).toEqual(['.git', 'README.md']);
  });

  it('points at the line of a config that is wrong', async () => {
    const folder = temporaryFolder({ ...shop, 'lintel.config.json': '{\n  // How many.\n  "topp": 3\n}\n' });
    expect(await callLintel(folder, ['analyze'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'lintel: Unknown key "topp" in lintel.config.json, line 3. Did you mean "top"?\n',
    });
  });

  it('says that the output cannot be written', async () => {
    const folder = temporaryFolder(shop);
    writeFileSync(join(folder, '.lintel'), 'A file where the folder should be.');
    const { code, stdout, stderr } = await callLintel(folder, ['analyze']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(
      /^lintel: Cannot write [^\n]*\.lintel[^\n]*: a file is in the place of a folder[^\n]*\n$/,
    );
  });

  it('does not write a report over a folder', async () => {
    const folder = temporaryFolder(shop);
    mkdirSync(join(folder, 'report'));
    const { code, stderr } = await callLintel(folder, ['analyze', '--out', 'report']);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^lintel: Cannot write [^\n]*report: it is a folder; give the path of a file\.\n$/,
    );
  });

  it('prints no control character of what was typed', async () => {
    const { code, stderr } = await callLintel(temporaryFolder(shop), ['analyze', '\u001b[2J\u202ecart']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'lintel: No such folder: \\u{1b}[2J\\u{202e}cart.\n',
    });
  });
});
