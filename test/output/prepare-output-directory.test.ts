import { readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { UserError } from '../../src/model/user-error.ts';
import { checkOutputDirectory, prepareOutputDirectory } from '../../src/output/prepare-output-directory.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('creates the directory, and a .gitignore in it that ignores everything', () => {
  const directory = join(temporaryFolder(), 'reports', '.lintel');
  expect(prepareOutputDirectory(directory)).toBe(directory);
  expect(readdirSync(directory)).toEqual(['.gitignore']);
  expect(readFileSync(join(directory, '.gitignore'), 'utf8')).toBe('*\n');
});

it('leaves a .gitignore that is there as it is', () => {
  const directory = temporaryFolder({ '.gitignore': '*\n!graph.json\n' });
  prepareOutputDirectory(directory);
  expect(readFileSync(join(directory, '.gitignore'), 'utf8')).toBe('*\n!graph.json\n');
});

it('hides no file of others from git', () => {
  const directory = temporaryFolder({ 'guide.md': '' });
  prepareOutputDirectory(directory);
  expect(readdirSync(directory)).toEqual(['guide.md']);
});

it('does not write through a link that the project placed there', () => {
  const folder = temporaryFolder({ 'home/.profile': '' });
  symlinkSync('home', join(folder, '.lintel'));
  const directory = join(folder, '.lintel');
  expect(() => prepareOutputDirectory(directory)).toThrow(
    new UserError(`Cannot write ${directory}: it is a symbolic link; remove it.`),
  );
  expect(readdirSync(join(folder, 'home'))).toEqual(['.profile']);
});

it('says that a file stands in the way', () => {
  const directory = join(temporaryFolder({ '.lintel': '' }), '.lintel');
  expect(() => prepareOutputDirectory(directory)).toThrow(
    new UserError(`Cannot write ${directory}: a file is in the place of a folder; remove it.`),
  );
});

it.skipIf(process.platform !== 'linux')('says where nothing can be created', () => {
  for (const prepare of [prepareOutputDirectory, checkOutputDirectory])
    expect(() => prepare('/proc/reports/today')).toThrow(
      new UserError('Cannot write /proc/reports: the file system creates nothing in /proc.'),
    );
});

it('can be checked without leaving anything behind', () => {
  const folder = temporaryFolder({ 'cart.ts': '' });
  checkOutputDirectory(join(folder, 'reports/today'));
  expect(readdirSync(folder)).toEqual(['cart.ts']);
});
