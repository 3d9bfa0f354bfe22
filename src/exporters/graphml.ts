// GraphML, for yEd, Gephi, NetworkX and other graph tools. Nodes are numbered; their names are data.
import type { DetailedNode, Report } from '../model/report.ts';
import type { Exporter } from './exporter.ts';

export const graphml: Exporter = {
  id: 'graphml',
  description: 'GraphML, for yEd, Gephi and NetworkX',
  fileName: 'graph.graphml',
  mediaType: 'application/graphml+xml',

  *render({ detailed }: Report): Iterable<string> {
    const nameOf = new Map(detailed.nodes.map(({ id }, index) => [id, `n${index}`]));
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n';
    for (const [name, type] of nodeKeys) yield key('node', name, type);
    yield key('edge', 'isCircular', 'boolean');
    yield '<graph edgedefault="directed">\n';
    for (const node of detailed.nodes) yield `<node id="${nameOf.get(node.id)}">${nodeData(node)}</node>\n`;
    for (const { source, target, isCircular } of detailed.edges) {
      const ends = `source="${nameOf.get(source)}" target="${nameOf.get(target)}"`;
      yield `<edge ${ends}><data key="edge-isCircular">${isCircular}</data></edge>\n`;
    }
    yield '</graph>\n</graphml>\n';
  },
};

const nodeKeys = [
  ['id', 'string'],
  ['label', 'string'],
  ['type', 'string'],
  ['language', 'string'],
  ['folder', 'string'],
  ['outgoing', 'int'],
  ['incoming', 'int'],
  ['isCircular', 'boolean'],
  ['complexity', 'double'],
  ['size', 'long'],
  ['builtin', 'boolean'],
] as const;

function key(domain: 'node' | 'edge', name: string, type: string): string {
  return `<key id="${domain}-${name}" for="${domain}" attr.name="${name}" attr.type="${type}"/>\n`;
}

function nodeData(node: DetailedNode): string {
  const values = new Map<string, unknown>(Object.entries(node));
  return nodeKeys
    .filter(([name]) => values.has(name))
    .map(([name]) => `<data key="node-${name}">${xmlText(String(values.get(name)))}</data>`)
    .join('');
}

const illegalInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** XML cannot represent most control characters, so they are spelled out; a bare CR would be read as LF. */
function xmlText(text: string): string {
  return text
    .replace(illegalInXml, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}
