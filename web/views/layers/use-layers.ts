// The groups on screen as boxes in bands: their subtitles, positions and layer violations.
import { useMemo } from 'preact/hooks';
import { focusedRule } from '../../state/focused-rule.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { type RuleBreaks, findRuleBreaks } from '../groups/rule-breaks.ts';
import type { ShownGroups } from '../groups/shown-groups.ts';
import { orderGroups } from './order-groups.ts';
import { type Layers, placeLayers } from './place-layers.ts';
import { subtitlesOf } from './subtitles.ts';
import { type Violation, violationsBetween } from './violations.ts';

export interface PlacedLayers {
  readonly layers: Layers;
  readonly violations: readonly Violation[];
  readonly breaks: readonly RuleBreaks[];
  /** Key of a group → the line below its name. */
  readonly subtitles: ReadonlyMap<string, string>;
}

/** Width of a character in the subtitle, relative to one in the name. */
const smallText = 0.8;

export function useLayers(
  report: ReportIndex,
  shown: ShownGroups,
  { width, height }: { readonly width: number; readonly height: number },
): PlacedLayers {
  const violations = useMemo(() => violationsBetween(report, shown), [report, shown]);
  const rule = focusedRule.value;
  const breaks = useMemo(() => findRuleBreaks(report, shown, rule), [report, shown, rule]);
  const subtitles = useMemo(() => {
    const boxes = shown.groups.filter((_, number) => shown.isOpen[number] === 0);
    const texts = subtitlesOf(boxes);
    return new Map(boxes.map(({ key }, at) => [key, texts[at] ?? '']));
  }, [shown]);
  const { tangles } = report.report;
  const layers = useMemo(() => {
    const contentOf = (number: number) => {
      const { fileCount = 0, label = '', key = '' } = shown.groups[number] ?? {};
      const below = (subtitles.get(key)?.length ?? 0) * smallText;
      return { fileCount, length: Math.max(label.length, Math.ceil(below)) };
    };
    return placeLayers(orderGroups(shown, { violations, tangles }), shown.links, contentOf, {
      width,
      height,
    });
  }, [shown, subtitles, violations, tangles, width, height]);
  return { layers, violations, breaks, subtitles };
}
