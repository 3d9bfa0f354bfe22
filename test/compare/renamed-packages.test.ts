import { expect, it } from 'vitest';
import { compareReports } from '../../src/compare/compare-reports.ts';
import type { Change } from '../../src/model/change.ts';
import { analyzeText } from '../support/analyze-text.ts';

const clock = 'from backports.zoneinfo import ZoneInfo\n';

async function compare(before: string, after: string): Promise<Pick<Change, 'packages' | 'dependencies'>> {
  const files = { 'shop/clock.py': clock, 'shop/tax.py': 'import requests\n' };
  const { packages, dependencies } = compareReports(
    await analyzeText({ ...files, 'requirements.txt': before }),
    await analyzeText({ ...files, 'requirements.txt': after }),
    { beforeName: 'before', afterName: 'after' },
  );
  return { packages, dependencies };
}

const nothing = { added: [], removed: [] };

it('a package is the same one if the same imports have another name for it, as no manifest asks for it', async () => {
  const declared = 'requests\nbackports.zoneinfo\n';
  const unchanged = { packages: nothing, dependencies: nothing };
  expect(await compare(declared, 'requests\n')).toEqual(unchanged);
  expect(await compare('requests\n', declared)).toEqual(unchanged);
});

it('a package is another one if manifests ask for both: it was replaced', async () => {
  const files = { 'shop/scan.py': 'import cv2\n' };
  const { packages } = compareReports(
    await analyzeText({ ...files, 'requirements.txt': 'opencv-python\n' }),
    await analyzeText({ ...files, 'requirements.txt': 'opencv-python-headless\n' }),
    { beforeName: 'before', afterName: 'after' },
  );
  expect(packages).toMatchObject({
    added: [{ id: 'pkg:opencv-python-headless' }],
    removed: [{ id: 'pkg:opencv-python' }],
  });
});
