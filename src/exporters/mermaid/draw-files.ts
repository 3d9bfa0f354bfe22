// Every file and package in its box. Standard-library modules are left out: they would be most of the arrows and say the
// least.
import type { DetailedNode, Report } from '../../model/report.ts';
import { boxesOf, labelInBox } from '../boxes-of.ts';
import { type CycleMarks, markCycles } from '../cycle-marks.ts';
import { classOf, type Drawing, drawing } from './drawing.ts';
import { escapeLabel } from './escape-label.ts';

interface FilesDrawing extends Drawing {
  /** What was left out. */
  readonly notes: readonly string[];
}

export function drawFiles(report: Report, notes: readonly string[]): FilesDrawing {
  const { detailed } = report;
  const marks = markCycles(report);
  const nodes = detailed.nodes.filter((node) => node.type === 'file' || node.builtin !== true);
  const nameOf = new Map(nodes.map(({ id }, index) => [id, `n${index}`]));
  const shapes: string[] = [];
  for (const [index, box] of boxesOf(nodes).entries()) {
    shapes.push(`  subgraph f${index}["${escapeLabel(box.label)}"]`);
    for (const node of box.nodes) shapes.push(`    ${nameOf.get(node.id)}${shapeOf(node, marks)}`);
    shapes.push('  end');
  }
  const arrows = detailed.edges
    .filter(({ target }) => nameOf.has(target))
    .map((edge) => ({
      line: `  ${nameOf.get(edge.source)} --> ${nameOf.get(edge.target)}`,
      mark: marks.ofEdge(edge),
    }));
  const isComplete = nodes.length === detailed.nodes.length;
  const all = isComplete ? notes : ['Standard-library modules are left out.', ...notes];
  return { ...drawing([...all, marks.legend], shapes, arrows), notes: all };
}

function shapeOf(node: DetailedNode, marks: CycleMarks): string {
  const label = `"${escapeLabel(labelInBox(node))}"`;
  if (node.type === 'package') return `([${label}]):::external`;
  return `[${label}]${classOf(marks.ofFile(node.id))}`;
}
