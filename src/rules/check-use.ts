// `mustNotUse` and `mayUse`: what the files of a selector may depend on.
import type { UseRule } from '../model/rule.ts';
import { findWays, type Ways } from './find-ways.ts';
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
  const waysOf = rule.transitive ? prepareWays(context, { counts, from, listed, isForbidden }) : undefined;
  for (const source of from.nodes) {
    const end = edgeStart[source + 1]!;
    for (let edge = edgeStart[source]!; edge < end; edge++) {
      if (counts[edge] === 0) continue;
      const target = edgeTarget[edge]!;
      if (isForbidden(source, target)) broken.push({ edge });
      else if (waysOf !== undefined && from.has[target] === 0) {
        const ways = waysOf(source);
        const onward = ways.groupFrom(target, -2) === 0 ? ways.wayTo(0, target).slice(1) : [];
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

interface WayInput {
  readonly counts: Uint8Array;
  readonly from: Selection;
  readonly listed: Selection;
  readonly isForbidden: IsForbidden;
}

/** The paths to forbidden targets. They depend on the source only if both sides capture the same name. */
function prepareWays(context: RuleContext, { counts, from, listed, isForbidden }: WayInput) {
  const known = new Map<string, Ways>();
  const isBound = shareCaptures(from, listed) || from.captured.size > 0;
  const columns = [...from.captured.values()];
  return (source: number): Ways => {
    const key = isBound ? columns.map((column) => column[source]!).join(' ') : '';
    const ways = known.get(key) ?? find(source);
    known.set(key, ways);
    return ways;
  };

  function find(source: number): Ways {
    const isOpen = new Uint8Array(context.graph.ids.length);
    const targets: number[] = [];
    for (let node = 0; node < isOpen.length; node++) {
      if (isForbidden(source, node)) targets.push(node);
      else if (from.has[node] === 0) isOpen[node] = 1;
    }
    return findWays(context, { counts, isOpen, groups: [targets] });
  }
}
