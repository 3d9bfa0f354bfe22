import { describe, expect, it } from 'vitest';
import { renderReport } from '../../src/report/render-report.ts';
import { factsOf, reportFrom } from '../support/dependencies.ts';

describe('renderReport', () => {
  it('writes one node, one edge and one finding per line', () => {
    const report = reportFrom(factsOf({ 'cart.ts': ['pkg:react'] }));
    expect([...renderReport(report)].join('')).toBe(`{
  "projectRoot": "/srv/shop",
  "generatedAt": "2026-11-14T12:00:00.000+00:00",
  "schemaVersion": 1,
  "generator": {"name":"lintel","version":"${report.generator.version}"},
  "settings": {
    "modules": [],
    "typeOnlyCycles": false,
    "godModule": 8,
    "dependencyExplosion": 12,
    "top": 20,
    "cuts": 5
  },
  "nodes": [
    "cart.ts",
    "pkg:react"
  ],
  "edges": [
    ["cart.ts","pkg:react"]
  ],
  "metrics": {
    "filesAnalyzed": 1,
    "totalDependencies": 1,
    "externalDependencies": 1,
    "circularDependencyCount": 0,
    "complexity": [
      {"file":"cart.ts","imports":1,"score":1}
    ],
    "criticalFiles": []
  },
  "cycles": [],
  "cycleDetails": [],
  "tangles": [],
  "risks": {
    "god_modules": [],
    "layer_violations": [],
    "dependency_explosions": [],
    "top_risk_files": [
      {"file":"cart.ts","riskScore":2,"dependents":0,"outgoing":1,"size":10,"changes":0,"signals":[]}
    ],
    "thresholds": {"god_module_min_outgoing":8,"dependency_explosion_min_connections":12},
    "history": {"used":false,"reason":"Turned off."}
  },
  "health": {
    "score": 100,
    "grade": "A",
    "deductions": [],
    "caveat": "too-small"
  },
  "diagnostics": [],
  "provides": [],
  "detailed": {
    "nodes": [
      {"id":"cart.ts","label":"cart.ts","type":"file","language":"typescript","folder":".","outgoing":1,"incoming":0,"isCircular":false,"complexity":1,"size":10,"changes":0,"role":"product"},
      {"id":"pkg:react","label":"react","type":"package","language":"package","folder":"(external)","outgoing":0,"incoming":1,"isCircular":false,"ecosystems":["npm"]}
    ],
    "edges": [
      {"id":"cart.ts->pkg:react","source":"cart.ts","target":"pkg:react","isCircular":false,"imports":[{"line":1,"specifier":"pkg:react","kind":"static"}]}
    ]
  }
}
`);
  });

  it('writes names with quotes, newlines, lone surrogates and tags so that they come back', () => {
    const report = reportFrom(factsOf({ 'say "hi"\n.ts': ['<script>.ts', 'pkg:\u2028\\', '\ud800.ts'] }));
    expect(JSON.parse([...renderReport(report)].join(''))).toEqual(report);
  });

  it('comes in pieces of a size that can be written as it is made', () => {
    const pages = Array.from({ length: 3000 }, (_, i) => `pages/page${i}.ts`);
    const report = reportFrom(factsOf({ 'main.ts': pages }));
    const chunks = [...renderReport(report)];
    expect(chunks.length).toBeGreaterThan(10);
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(256 * 1024);
    expect(JSON.parse(chunks.join(''))).toEqual(report);
  });
});
