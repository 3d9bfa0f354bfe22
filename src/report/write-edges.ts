// Edges are nine tenths of a report, and each names its two files three times. A name is put into JSON once for all of
// them, and the ID of an edge, which is made of its names, is never made whole: a million of those would stay in memory.
import type { DetailedEdge, EdgeImport, Report } from '../model/report.ts';

export interface EdgeWriters {
  readonly writePair: (edge: Report['edges'][number]) => string;
  readonly writeEdge: (edge: DetailedEdge) => string;
}

export function edgeWriters(): EdgeWriters {
  const written = new Map<string, string>();
  const inJson = (name: string): string => {
    let text = written.get(name);
    if (text === undefined) {
      text = JSON.stringify(name).slice(1, -1);
      written.set(name, text);
    }
    return text;
  };
  const writeImport = ({ line, specifier, kind }: EdgeImport): string =>
    `{"line":${line},"specifier":"${inJson(specifier)}","kind":"${inJson(kind)}"}`;
  return {
    writePair: ([from, to]) => `["${inJson(from)}","${inJson(to)}"]`,
    writeEdge: ({ source, target, isCircular, imports }) => {
      const from = inJson(source);
      const to = inJson(target);
      const names = `{"id":"${from}->${to}","source":"${from}","target":"${to}"`;
      let lines = '';
      for (const each of imports) lines += lines === '' ? writeImport(each) : `,${writeImport(each)}`;
      return `${names},"isCircular":${isCircular},"imports":[${lines}]}`;
    },
  };
}
