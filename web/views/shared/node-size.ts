// The size of each node, by the measure that the user chose.
import type { ReportIndex } from '../../state/report-index.ts';
import type { Size } from '../../state/view-state.ts';

/** Node → the part of its slot's radius that it fills; the largest extend slightly beyond their slots. */
export function sizeNodes(index: ReportIndex, size: Size): Float32Array {
  const measure = Float64Array.from(index.nodes, (node) => {
    if (node.type === 'package') return node.incoming;
    return size === 'bytes' ? node.size : node.incoming;
  });
  const largestFile = measure.subarray(0, index.fileCount).reduce((a, b) => Math.max(a, b), 1);
  const largestPackage = measure.subarray(index.fileCount).reduce((a, b) => Math.max(a, b), 1);
  return Float32Array.from(measure, (value, node) => {
    const largest = node < index.fileCount ? largestFile : largestPackage;
    // An exponent below 0.5, so that one huge file does not reduce all others to dots.
    return 0.5 + 0.56 * (value / largest) ** 0.45;
  });
}
