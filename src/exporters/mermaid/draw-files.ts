// Every file and package in its box. Standard-library modules would be most of the arrows and say the least.
import type { DetailedNode, Report } from '../../model/report.ts';
import { boxesOf, labelInBox } from '../boxes-of.ts';
import { type Drawing, drawing } from './drawing.ts';
import { escapeLabel } from './escape-label.ts';

export function drawFiles({ detailed }: Report): Drawing {
  const nodes = detailed.nodes.filter((node) => node.type === 'file' || node.builtin !== true);
  const nameOf = new Map(nodes.map(({ id }, index) => [id, `n${index}`]));
  const shapes: string[] = [];
  for (const [index, box] of boxesOf(nodes).entries()) {
    shapes.push(`  subgraph f${index}["${escapeLabel(box.label)}"]`);
    for (const node of box.nodes) shapes.push(`    ${nameOf.get(node.id)}${shapeOf(node)}`);
    shapes.push('  end');
  }
  const arrows = detailed.edges
    .filter(({ target }) => nameOf.has(target))
    .map(({ source, target, isCircular }) => ({
      line: `  ${nameOf.get(source)} --> ${nameOf.get(target)}`,
      isCircular,
    }));
  const leftOut = nodes.length < detailed.nodes.length;
  return drawing(leftOut ? 'Standard-library modules are left out.' : undefined, shapes, arrows);
}

function shapeOf(node: DetailedNode): string {
  const label = `"${escapeLabel(labelInBox(node))}"`;
  if (node.type === 'package') return `([${label}]):::external`;
  return node.isCircular ? `[${label}]:::cycle` : `[${label}]`;
}
