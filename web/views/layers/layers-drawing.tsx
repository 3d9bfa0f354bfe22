// The bands, the boxes in them and the lines between the boxes.
import { useMemo } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import type { Group } from '../groups/group-tree.ts';
import { useLinkChanges } from '../groups/use-link-changes.ts';
import { type ShownGroups, linksOfCycle } from '../groups/shown-groups.ts';
import { LayerBox } from './layer-box.tsx';
import { LayerLines, LineCounts } from './layer-lines.tsx';
import { traceLines } from './trace-lines.ts';
import type { PlacedLayers } from './use-layers.ts';
import { createLayerNamer } from './violations.ts';

interface LayersDrawingProps {
  readonly report: ReportIndex;
  readonly shown: ShownGroups;
  readonly placed: PlacedLayers;
  readonly width: number;
  /** Numbers of the group in focus and of the one with the selected file, -1 for none. */
  readonly focus: number;
  readonly selected: number;
  /** Number of the cycle in focus. */
  readonly cycle: number | null;
  choose(group: number, event: MouseEvent): void;
  /** Called when hover or keyboard focus begins and ends. */
  point(group: number, isThere: boolean): void;
}

export function LayersDrawing(props: LayersDrawingProps) {
  const { report, shown, placed, width, focus, selected, cycle, choose, point } = props;
  const { layers, violations, breaks, subtitles, names } = placed;
  const nameLayer = useMemo(() => createLayerNamer(report.report.risks.layer_violations), [report]);
  const inCycle = useMemo(() => linksOfCycle(report, shown, cycle), [report, shown, cycle]);
  const changes = useLinkChanges(report, shown);
  const lines = useMemo(
    () => traceLines(layers, { links: shown.links, violations, breaks, focus, inCycle, changes }),
    [layers, shown, violations, breaks, focus, inCycle, changes],
  );
  const near = useMemo(
    () => new Set([...findNear(shown.links, focus), ...inCycle.flat()]),
    [shown, focus, inCycle],
  );
  return (
    <div class="layers-drawing" style={{ height: `${layers.height}px` }}>
      {layers.bands.map((band) => (
        <div key={band.level} class="layer-band" style={{ top: `${band.y}px`, height: `${band.height}px` }} />
      ))}
      <LayerLines
        layers={layers}
        lines={lines}
        width={width}
        isFocused={focus !== -1 || inCycle.length > 0 || changes !== undefined}
      />
      <ol aria-label="Levels, the highest first">
        {layers.bands.map(({ level }) => (
          <li key={level}>
            <ul aria-label={`Level ${level + 1}`}>
              {layers.boxes
                .filter((box) => box.level === level)
                .map((box) => (
                  <LayerBox
                    key={shown.groups[box.number]?.key}
                    box={box}
                    group={shown.groups[box.number] as Group}
                    name={names.get(shown.groups[box.number]?.key ?? '') ?? []}
                    subtitle={subtitles.get(shown.groups[box.number]?.key ?? '') ?? ''}
                    layer={nameLayer(shown.groups[box.number]?.key ?? '')}
                    state={stateOf(box.number, focus, near)}
                    inCycle={box.inCycle}
                    isSelected={box.number === selected}
                    choose={(event) => choose(box.number, event)}
                    point={(isThere) => point(box.number, isThere)}
                  />
                ))}
            </ul>
          </li>
        ))}
      </ol>
      <LineCounts layers={layers} lines={lines} width={width} />
    </div>
  );
}

function findNear(
  links: readonly { readonly from: number; readonly to: number }[],
  focus: number,
): Set<number> {
  const touching = links.filter(({ from, to }) => from === focus || to === focus);
  return new Set(touching.flatMap(({ from, to }) => [from, to]));
}

function stateOf(
  number: number,
  focus: number,
  near: ReadonlySet<number>,
): 'plain' | 'focus' | 'near' | 'far' {
  if (focus === -1 && near.size === 0) return 'plain';
  if (number === focus) return 'focus';
  return near.has(number) ? 'near' : 'far';
}
