// Edges are nine tenths of a report, and each contains its two file names three times. The ID of an edge is written piece by
// piece: a million of these strings would stay in memory.
import type { DetailedEdge, EdgeImport, Report } from '../model/report.ts';

export interface EdgeWriters {
  readonly writePair: (edge: Report['edges'][number]) => string;
  readonly writeEdge: (edge: DetailedEdge) => string;
}

/** Writers for edges between these nodes. */
export function edgeWriters(nodes: readonly string[]): EdgeWriters {
  const escaped = escapeNames(nodes);
  return {
    writePair: ([source, target]) =>
      `["${escaped.get(source) ?? source}","${escaped.get(target) ?? target}"]`,
    writeEdge: ({ source, target, isCircular, imports }) => {
      const from = escaped.get(source) ?? source;
      const to = escaped.get(target) ?? target;
      let lines = '';
      for (const each of imports) lines += lines === '' ? writeImport(each) : `,${writeImport(each)}`;
      return `{"id":"${from}->${to}","source":"${from}","target":"${to}","isCircular":${isCircular},"imports":[${lines}]}`;
    },
  };
}

function writeImport({ line, specifier, kind, role }: EdgeImport): string {
  const ending = role === undefined ? '}' : `,"role":"${role}"}`;
  return `{"line":${line},"specifier":${JSON.stringify(specifier)},"kind":"${kind}"${ending}`;
}

/** Name → its JSON form, only for names that need escaping, usually none. */
function escapeNames(names: readonly string[]): ReadonlyMap<string, string> {
  const escaped = new Map<string, string>();
  for (const name of names) {
    const text = JSON.stringify(name);
    if (text.length > name.length + 2) escaped.set(name, text.slice(1, -1));
  }
  return escaped;
}
