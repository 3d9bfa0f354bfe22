import { lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { agentInstructions } from '../../src/answers/agent-instructions.ts';
import { callLintel } from '../support/call-lintel.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const read = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');

describe('lintel agents', () => {
  it('prints the instructions and writes nothing', async () => {
    const folder = temporaryFolder({ 'AGENTS.md': 'Be kind.\n' });
    expect(await callLintel(folder, ['agents'])).toEqual({ code: 0, stdout: agentInstructions, stderr: '' });
    expect(read(folder, 'AGENTS.md')).toBe('Be kind.\n');
  });

  it('names commands that exist', async () => {
    const named = [...agentInstructions.matchAll(/npx lintel (\w+)/g)].map(([, name]) => name!);
    const help = (await callLintel(temporaryFolder(), ['--help'])).stdout;
    expect(named.length).toBeGreaterThan(5);
    for (const name of named) expect(help).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
  });

  it('creates AGENTS.md where there is neither file', async () => {
    const folder = temporaryFolder();
    expect((await callLintel(folder, ['agents', '--write'])).stdout).toBe('Wrote AGENTS.md\n');
    expect(read(folder, 'AGENTS.md')).toContain(agentInstructions);
  });

  it('keeps what is there, writes once, and brings an old text up to date', async () => {
    const folder = temporaryFolder({ 'CLAUDE.md': '# Rules\r\nBe kind.\r\n' });
    await callLintel(folder, ['agents', '--write']);
    const once = read(folder, 'CLAUDE.md');
    expect(once).toContain(agentInstructions.replaceAll('\n', '\r\n'));
    expect((await callLintel(folder, ['agents', '--write'])).stdout).toMatch(/^Unchanged: .*CLAUDE\.md\n$/);
    expect(read(folder, 'CLAUDE.md')).toBe(once);
    writeFileSync(join(folder, 'CLAUDE.md'), once.replace('Ask Lintel', 'Ask nobody') + 'More.\r\n');
    await callLintel(folder, ['agents', '--write']);
    expect(read(folder, 'CLAUDE.md')).toBe(`${once}More.\r\n`);
  });

  it('writes a file that the other name links to once, and leaves the link', async () => {
    const folder = temporaryFolder({ 'AGENTS.md': 'Be kind.\n' });
    symlinkSync('AGENTS.md', join(folder, 'CLAUDE.md'));
    expect((await callLintel(folder, ['agents', '--write'])).stdout.split('\n')).toHaveLength(2);
    expect(lstatSync(join(folder, 'CLAUDE.md')).isSymbolicLink()).toBe(true);
    expect(read(folder, 'CLAUDE.md').split(agentInstructions)).toHaveLength(2);
  });

  it('says that there is no such folder', async () => {
    const { code, stdout, stderr } = await callLintel(temporaryFolder({ 'shop/a.ts': '' }), [
      'agents',
      'shp',
    ]);
    expect([code, stdout, stderr]).toEqual([2, '', 'lintel: No such folder: shp. Did you mean shop?\n']);
  });

  it('does not write through a link that leads out of the project', async () => {
    const outside = temporaryFolder({ 'notes.md': 'Mine.\n' });
    const folder = temporaryFolder();
    symlinkSync(join(outside, 'notes.md'), join(folder, 'AGENTS.md'));
    const { code, stderr } = await callLintel(folder, ['agents', '--write']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('AGENTS.md is not a file in the project.')]);
    expect(read(outside, 'notes.md')).toBe('Mine.\n');
  });
});
