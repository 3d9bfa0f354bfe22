// RFC 4180 and nothing else: whatever a strict reader would stumble over is an error here.
import type { Understood } from './consumer.ts';

export function readCsv(text: string): Understood {
  const edges = parseCsv(text)
    .slice(1)
    .map(([source = '', target = '']) => [source, target] as const);
  return { nodes: [...new Set(edges.flat())], edges };
}

export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const match = cell.exec(text);
    if (match === null) throw new Error(`Not CSV at ${at}: ${text.slice(at, at + 40)}`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  if (rows.some(({ length }) => length !== rows[0]?.length)) throw new Error('Rows of different lengths');
  return rows;
}
