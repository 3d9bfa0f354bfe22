// Graphviz: a cluster per folder. Nodes go by number, so that no name can be mistaken for syntax or for another name.
import type { DetailedNode, Report } from '../model/report.ts';
import { printable } from '../std/printable.ts';
import { boxesOf, labelInBox } from './boxes-of.ts';
import { type CycleMark, markCycles } from './cycle-marks.ts';
import type { Exporter } from './exporter.ts';

export const dot: Exporter = {
  id: 'dot',
  description: 'Graphviz, for dot and similar tools',
  fileName: 'graph.dot',
  mediaType: 'text/vnd.graphviz; charset=utf-8',

  *render(report: Report): Iterable<string> {
    const { detailed } = report;
    const marks = markCycles(report);
    const nameOf = new Map(detailed.nodes.map(({ id }, index) => [id, `n${index}`]));
    if (marks.legend !== undefined) yield `// ${marks.legend}\n`;
    yield 'digraph dependencies {\n  rankdir=LR;\n  node [shape=box];\n';
    let cluster = 0;
    for (const { label, nodes } of boxesOf(detailed.nodes)) {
      yield `  subgraph cluster_${cluster++} {\n    label=${quote(label)};\n`;
      for (const node of nodes) {
        yield `    ${nameOf.get(node.id)} [${attributesOf(node, marks.ofFile(node.id))}];\n`;
      }
      yield '  }\n';
    }
    for (const edge of detailed.edges) {
      const mark = marks.ofEdge(edge);
      const attributes = mark === undefined ? '' : ` [${colorOf(mark)}]`;
      yield `  ${nameOf.get(edge.source)} -> ${nameOf.get(edge.target)}${attributes};\n`;
    }
    yield '}\n';
  },
};

function attributesOf(node: DetailedNode, mark: CycleMark | undefined): string {
  const attributes = [`label=${quote(labelInBox(node))}`, `tooltip=${quote(node.id)}`];
  if (node.type === 'package') attributes.push('style=rounded');
  if (mark !== undefined) attributes.push(colorOf(mark));
  return attributes.join(', ');
}

function colorOf(mark: CycleMark): string {
  return mark === 'load' ? 'color=red' : 'color=orange';
}

/** Graphviz reads backslashes and HTML entities inside its quotes. */
function quote(text: string): string {
  const escaped = printable(text).replaceAll('&', '&amp;').replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  return `"${escaped}"`;
}
