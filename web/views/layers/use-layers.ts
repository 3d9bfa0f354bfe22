// The groups on screen as boxes in bands: their subtitles, positions and layer violations.
import { useMemo } from 'preact/hooks';
import { focusedRule } from '../../state/focused-rule.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { type RuleBreaks, findRuleBreaks } from '../groups/rule-breaks.ts';
import type { ShownGroups } from '../groups/shown-groups.ts';
import { placeGroups } from '../groups/tangle-places.ts';
import type { Groups } from '../groups/use-groups.ts';
import { shortenApart } from '../shared/shorten-apart.ts';
import { breakName, createWidthOf } from './break-name.ts';
import { orderGroups } from './order-groups.ts';
import { type Layers, placeLayers, widestText } from './place-layers.ts';
import { subtitlesOf } from './subtitles.ts';
import { type Violation, violationsBetween } from './violations.ts';

export interface PlacedLayers {
  readonly layers: Layers;
  readonly violations: readonly Violation[];
  readonly breaks: readonly RuleBreaks[];
  /** Key of a group → the line below its name. */
  readonly subtitles: ReadonlyMap<string, string>;
  /** Key of a group → the lines of its name. */
  readonly names: ReadonlyMap<string, readonly string[]>;
}

/** Characters of a name: more say no more, and boxes stay of a size. */
const longest = 60;

export function useLayers(
  report: ReportIndex,
  { shown, places }: Pick<Groups, 'shown' | 'places'>,
  { width, height }: { readonly width: number; readonly height: number },
): PlacedLayers {
  const violations = useMemo(() => violationsBetween(report, shown), [report, shown]);
  const rule = focusedRule.value;
  const breaks = useMemo(() => findRuleBreaks(report, shown, rule), [report, shown, rule]);
  const { subtitles, names, textWidths } = useMemo(() => nameBoxes(shown), [shown]);
  const { tangles } = report.report;
  const layers = useMemo(() => {
    const contentOf = (number: number) => {
      const { fileCount = 0, key = '' } = shown.groups[number] ?? {};
      return { fileCount, textWidth: textWidths.get(key) ?? 0, lines: names.get(key)?.length ?? 1 };
    };
    return placeLayers(
      orderGroups(shown, { violations, tangles, places: placeGroups(shown, places) }),
      shown.links,
      contentOf,
      {
        width,
        height,
      },
    );
  }, [shown, places, textWidths, names, violations, tangles, width, height]);
  return { layers, violations, breaks, subtitles, names };
}

interface NamedBoxes extends Pick<PlacedLayers, 'subtitles' | 'names'> {
  /** Key of a group → the width of its longest line. */
  readonly textWidths: ReadonlyMap<string, number>;
}

function nameBoxes(shown: ShownGroups): NamedBoxes {
  const widthOfName = createWidthOf('600 13px');
  const widthOfSubtitle = createWidthOf('11px');
  const boxes = shown.groups.filter((_, number) => shown.isOpen[number] === 0);
  const texts = subtitlesOf(boxes);
  const labels = shortenApart(
    boxes.map(({ label }) => label),
    longest,
  );
  const subtitles = new Map(boxes.map(({ key }, at) => [key, texts[at] ?? '']));
  const names = new Map(
    boxes.map(({ key }, at) => [key, breakName(labels[at] ?? '', widestText, widthOfName)]),
  );
  const textWidths = new Map(
    boxes.map(({ key }) => [
      key,
      Math.max(widthOfSubtitle(subtitles.get(key) ?? ''), ...(names.get(key) ?? []).map(widthOfName)),
    ]),
  );
  return { subtitles, names, textWidths };
}
