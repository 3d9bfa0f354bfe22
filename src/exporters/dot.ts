// Graphviz: a cluster for each folder. Nodes are numbered, so that no name can be confused with syntax or another name.
import type { DetailedNode, Report } from '../model/report.ts';
import { printable } from '../std/printable.ts';
import { boxesOf, labelInBox } from './boxes-of.ts';
import { type CycleMark, markCycles } from './cycle-marks.ts';
import type { FolderBoxes } from './folder-boxes.ts';
import { type Pen, pictureExporter } from './picture.ts';
import { countOf } from '../std/words.ts';

/** Graphviz has no limit of its own. */
const pen: Pen = {
  drawFiles: (report, notes) => ({ text: renderFiles(report, notes), notes }),
  drawFolders: (drawn, notes) => ({ text: renderFolders(drawn, notes), notes }),
  fits: () => true,
  explainLimit: () => '',
};

export const dot = pictureExporter(
  {
    id: 'dot',
    description: 'Graphviz, for dot and similar tools',
    fileName: 'graph.dot',
    mediaType: 'text/vnd.graphviz; charset=utf-8',
  },
  pen,
);

function* renderFiles(report: Report, notes: readonly string[]): Iterable<string> {
  const { detailed } = report;
  const marks = markCycles(report);
  const nameOf = new Map(detailed.nodes.map(({ id }, index) => [id, `n${index}`]));
  yield* renderHead(notes, marks.legend);
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
}

function* renderFolders({ boxes, arrows, legend }: FolderBoxes, notes: readonly string[]): Iterable<string> {
  yield* renderHead(notes, legend);
  for (const { name, path, fileCount, mark } of boxes) {
    const attributes = [`label=${quote(`${path}: ${countOf(fileCount, 'file')}`)}`];
    if (mark !== undefined) attributes.push(colorOf(mark));
    yield `  ${name} [${attributes.join(', ')}];\n`;
  }
  for (const { source, target, edgeCount, mark } of arrows) {
    const attributes = [`label=${edgeCount}`];
    if (mark !== undefined) attributes.push(colorOf(mark));
    yield `  ${source.name} -> ${target.name} [${attributes.join(', ')}];\n`;
  }
  yield '}\n';
}

function* renderHead(notes: readonly string[], legend: string | undefined): Iterable<string> {
  for (const note of notes) yield `// ${printable(note)}\n`;
  if (legend !== undefined) yield `// ${legend}\n`;
  yield 'digraph dependencies {\n  rankdir=LR;\n  node [shape=box];\n';
}

function attributesOf(node: DetailedNode, mark: CycleMark | undefined): string {
  const attributes = [`label=${quote(labelInBox(node))}`, `tooltip=${quote(node.id)}`];
  if (node.type === 'package') attributes.push('style=rounded');
  if (mark !== undefined) attributes.push(colorOf(mark));
  return attributes.join(', ');
}

function colorOf(mark: CycleMark): string {
  return mark === 'load' ? 'color=red' : 'color=orange';
}

/** Graphviz interprets backslashes and HTML entities inside quotes. */
function quote(text: string): string {
  const escaped = printable(text).replaceAll('&', '&amp;').replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  return `"${escaped}"`;
}
