// Paths out of a project that is a folder of a larger checkout: nothing there is read, so they are not called unresolved.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyze } from '../../src/analyze.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import type { Report } from '../../src/model/report.ts';
import { scanFolder } from '../support/scan-folder.ts';
import { type FolderText, temporaryFolder } from '../support/temporary-folder.ts';
import { expectValidReport } from '../support/valid-report.ts';

const texts = {
  'pkgs/web/cart.ts': "import '../tax/rates';\nimport './gone';",
  'pkgs/web/cart.py': 'from ..tax import rates',
  'pkgs/web/cart.c': '#include "../tax/rates.h"',
  'pkgs/web/cart.php': "<?php require __DIR__ . '/../tax/rates.php';",
  'pkgs/web/cart.rb': "require_relative '../tax/rates'",
  'pkgs/web/cart.sh': 'source "$(dirname "$0")/../tax/rates.sh"',
  'pkgs/web/cart.zig': 'const rates = @import("../tax/rates.zig");',
  'pkgs/web/cart.dart': "import '../tax/rates.dart';",
  'pkgs/web/lib.rs': '#[path = "../tax/rates.rs"] mod rates;',
};

/** `checkout` is the folder with the `.git`. */
async function reportOf(checkout: string, files: FolderText = texts): Promise<Report> {
  const folder = temporaryFolder(files);
  mkdirSync(join(folder, checkout, '.git'));
  const report = await analyze(await scanFolder(join(folder, 'pkgs/web')), defaultOptions);
  expectValidReport(report);
  return report;
}

function kindsIn({ diagnostics }: Report): readonly string[] {
  return diagnostics.map(({ kind, file }) => `${kind} ${file}`);
}

const outside = ['c', 'dart', 'php', 'py', 'rb', 'sh'].map((ending) => `cart.${ending}`);

describe('A path out of the project', () => {
  it('is not unresolved if the project is a folder of a larger checkout', async () => {
    const report = await reportOf('.');
    expect(kindsIn(report)).toEqual([
      ...outside.map((file) => `outside-import ${file}`),
      'outside-import cart.ts',
      'unresolved-import cart.ts',
      'outside-import cart.zig',
      'outside-import lib.rs',
    ]);
    expect(report.health.deductions).toMatchObject([{ reason: '1 import is unresolved' }]);
    expect(report.diagnostics.find(({ kind }) => kind === 'outside-import')?.message).toBe(
      "'../tax/rates.h' leads out of the project, where nothing is read.",
    );
  });

  it('is unresolved if the project is the whole checkout', async () => {
    expect(kindsIn(await reportOf('pkgs/web'))).toEqual(
      [...outside, 'cart.ts', 'cart.ts', 'cart.zig', 'lib.rs'].map((file) => `unresolved-import ${file}`),
    );
  });

  it('means that the health is not known if most imports of the product lead there', async () => {
    const names = Array.from({ length: 6 }, (_, i) => `pkgs/web/src/part${i}`);
    const files = names.flatMap((name): [string, string][] => [
      [`${name}/cart.ts`, "import './tax';\nimport '../../../shared/cart';\n"],
      [`${name}/tax.ts`, ''],
    ]);
    const more = { 'pkgs/web/src/part0/tax.ts': "import '../../../shared/tax';\n" };
    const few = await reportOf('.', Object.fromEntries(files));
    const many = await reportOf('.', { ...Object.fromEntries(files), ...more });
    expect([few, many].map(({ health }) => health.caveat)).toEqual([undefined, 'unresolved']);
  });
});
