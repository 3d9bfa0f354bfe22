// A small project full of what makes its language hard to follow, `test/accuracy/<language>/shop`, and what the language's
// own compiler or parser said of it: shop.json beside it. `npm run accuracy -- <language>` asks about larger projects.
import { readFileSync } from 'node:fs';
import { analyzeFolder } from '../../src/runs/analyze-folder.ts';
import type { Report } from '../../src/model/report.ts';

export interface ShopSlice {
  readonly files: readonly string[];
  readonly edges: readonly string[];
}

/** What is there according to the stored answer. */
export function storedShop(language: string): ShopSlice {
  const answer = JSON.parse(readFileSync(`test/accuracy/${language}/shop.json`, 'utf8')) as ShopSlice;
  return { files: answer.files, edges: answer.edges };
}

/** What Lintel finds there, and the report with the rest of it. */
export async function analyzedShop(language: string): Promise<{ found: ShopSlice; report: Report }> {
  const report = await analyzeFolder(`test/accuracy/${language}/shop`, { config: false });
  const edges = report.edges.filter(([, target]) => !target.startsWith('pkg:'));
  return {
    found: {
      files: report.nodes.filter((id) => !id.startsWith('pkg:')),
      edges: edges.map(([source, target]) => `${source} → ${target}`),
    },
    report,
  };
}
