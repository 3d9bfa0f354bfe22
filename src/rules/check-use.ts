// `mustNotUse` and `mayUse`: what the files of a selector may depend on.
import type { UseRule } from '../model/rule.ts';
import { findPaths, type Paths } from './find-paths.ts';
import type { BrokenEdge, RuleContext } from './rule-context.ts';
import { agree, type Selection, shareCaptures } from './select.ts';

export function checkUse(rule: UseRule, context: RuleContext, counts: Uint8Array): readonly BrokenEdge[] {
  const { graph, selections } = context;
  const { edgeStart, edgeTarget } = graph;
  const from = selections.select(rule.from);
  const listed = selections.select(rule.targets);
  const isForbidden =
    rule.verb === 'mustNotUse' ? forbidListed(from, listed) : forbidOthers(graph, from, listed);
  const broken: BrokenEdge[] = [];
  const pathsOf = rule.transitive ? preparePaths(context, { counts, from, listed, isForbidden }) : undefined;
  for (const source of from.nodes) {
    const end = edgeStart[source + 1]!;
    for (let edge = edgeStart[source]!; edge < end; edge++) {
      if (counts[edge] === 0) continue;
      const target = edgeTarget[edge]!;
      if (isForbidden(source, target)) broken.push({ edge });
      else if (pathsOf !== undefined && from.has[target] === 0) {
        const paths = pathsOf(source);
        const onward = paths.groupFrom(target, -2) === 0 ? paths.pathTo(0, target).slice(1) : [];
        if (onward.length > 0) broken.push({ edge, onward });
      }
    }
  }
  return broken;
}

type IsForbidden = (source: number, target: number) => boolean;

function forbidListed(from: Selection, listed: Selection): IsForbidden {
  return (source, target) => listed.has[target] === 1 && agree(from, source, listed, target);
}

/** Files of one part may always use each other, and everything may use the standard library. */
function forbidOthers(graph: RuleContext['graph'], from: Selection, listed: Selection): IsForbidden {
  return (source, target) =>
    graph.isBuiltin[target] === 0 &&
    !(listed.has[target] === 1 && agree(from, source, listed, target)) &&
    !(from.has[target] === 1 && agree(from, source, from, target));
}

interface PathInput {
  readonly counts: Uint8Array;
  readonly from: Selection;
  readonly listed: Selection;
  readonly isForbidden: IsForbidden;
}

/** The paths to forbidden targets. They depend on the source only if both sides capture the same name. */
function preparePaths(context: RuleContext, { counts, from, listed, isForbidden }: PathInput) {
  const known = new Map<string, Paths>();
  const isBound = shareCaptures(from, listed) || from.captured.size > 0;
  const columns = [...from.captured.values()];
  return (source: number): Paths => {
    const key = isBound ? columns.map((column) => column[source]!).join(' ') : '';
    const paths = known.get(key) ?? find(source);
    known.set(key, paths);
    return paths;
  };

  function find(source: number): Paths {
    const isOpen = new Uint8Array(context.graph.ids.length);
    const targets: number[] = [];
    for (let node = 0; node < isOpen.length; node++) {
      if (isForbidden(source, node)) targets.push(node);
      else if (from.has[node] === 0) isOpen[node] = 1;
    }
    return findPaths(context, { counts, isOpen, groups: [targets] });
  }
}
