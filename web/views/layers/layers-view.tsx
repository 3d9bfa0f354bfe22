// What stands on what: groups in bands, each above all that it depends on.
import { useMemo, useRef, useState } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { adjust, hoveredNode, index, selectedNode, view } from '../../state/store.ts';
import '../../style/layers.css';
import { chooseNode } from '../shared/choose-node.ts';
import type { Group } from '../groups/group-tree.ts';
import { holdsFolders, openToFit } from '../groups/open-to-fit.ts';
import { forgetWishes, useGroups } from '../groups/use-groups.ts';
import { Mark, Reading } from '../shared/legend.tsx';
import { useScrolled } from '../shared/use-scrolled.ts';
import { BoxDetails } from './box-details.tsx';
import { LayerBox } from './layer-box.tsx';
import { LayerLines } from './layer-lines.tsx';
import { levelGroups } from './level-groups.ts';
import { placeLayers } from './place-layers.ts';
import { subtitlesOf } from './subtitles.ts';
import { ViolationList } from './violation-list.tsx';
import { layerNamer, violationsBetween } from './violations.ts';

export function LayersView() {
  return index.value === null ? null : <LoadedLayers report={index.value} />;
}

const hint =
  'Everything stands above what it depends on: what others build on is at the bottom. A line upward breaks a layer, and boxes in a cycle share a level.';
const boxLimit = 30;
/** How wide a character of a box's second line is, to one of its name. */
const smallText = 0.8;

/** Folders; files only where there are few in all. */
function openAtFirst(root: Group): ReadonlySet<string> {
  return root.fileCount <= boxLimit ? openToFit(root, boxLimit) : openToFit(root, boxLimit, holdsFolders);
}

function LoadedLayers({ report }: { readonly report: ReportIndex }) {
  const scroller = useRef<HTMLDivElement>(null);
  const { width, height } = useScrolled(scroller);
  const { shown, isChanged } = useGroups(report, openAtFirst);
  const violations = useMemo(() => violationsBetween(report, shown), [report, shown]);
  const subtitles = useMemo(() => {
    const boxes = shown.groups.filter((_, number) => shown.isOpen[number] === 0);
    const texts = subtitlesOf(boxes);
    return new Map(boxes.map(({ key }, at) => [key, texts[at] ?? '']));
  }, [shown]);
  const layers = useMemo(() => {
    const contentOf = (number: number) => {
      const { fileCount = 0, label = '', key = '' } = shown.groups[number] ?? {};
      const below = (subtitles.get(key)?.length ?? 0) * smallText;
      return { fileCount, length: Math.max(label.length, Math.ceil(below)) };
    };
    return placeLayers(levelGroups(shown, violations), shown.links, contentOf, { width, height });
  }, [shown, subtitles, violations, width, height]);
  const nameLayer = useMemo(() => layerNamer(report.report.risks.layer_violations), [report]);

  const [pointed, setPointed] = useState(-1);
  const chosen = view.value.box;
  const chosenNumber = shown.groups.findIndex(
    ({ key }, number) => key === chosen && shown.isOpen[number] === 0,
  );
  const selected = shown.groupOf[selectedNode.value] ?? -1;
  const hovered = shown.groupOf[hoveredNode.value] ?? -1;
  const focus = [pointed, hovered, chosenNumber, selected].find((number) => number !== -1) ?? -1;
  const near = useMemo(() => findNear(shown.links, focus), [shown, focus]);
  const sizes = useMemo(() => countBy(layers.boxes.map(({ component }) => component)), [layers]);

  function choose(number: number, event: MouseEvent): void {
    const group = shown.groups[number];
    if (group === undefined) return;
    adjust({ box: group.key });
    if (group.kind === 'file') chooseNode(group.key, event);
  }

  function point(number: number, isThere: boolean): void {
    setPointed(isThere ? number : -1);
    hoveredNode.value = isThere ? (shown.groups[number]?.file ?? -1) : -1;
  }

  return (
    <div class="layers">
      <Reading hint={hint} isChanged={isChanged} startOver={forgetWishes}>
        <Mark looks={['line imports']} text="imports" />
        <Mark looks={['line dependents']} text="imported by" />
        <Mark looks={['line cycle']} text="in a cycle" />
        <Mark looks={['line violation']} text="breaks a layer" />
      </Reading>
      <div class="layers-scroll" ref={scroller}>
        <div class="layers-drawing" style={{ height: `${layers.height}px` }}>
          {layers.bands.map((band) => (
            <div
              key={band.level}
              class="layer-band"
              style={{ top: `${band.y}px`, height: `${band.height}px` }}
            >
              <span>{band.level === 0 ? 'depends on nothing else here' : ''}</span>
            </div>
          ))}
          <LayerLines
            layers={layers}
            links={shown.links}
            violations={violations}
            focus={focus}
            width={width}
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
                        subtitle={subtitles.get(shown.groups[box.number]?.key ?? '') ?? ''}
                        layer={nameLayer(shown.groups[box.number]?.key ?? '')}
                        state={stateOf(box.number, focus, near)}
                        inCycle={(sizes.get(box.component) ?? 0) > 1}
                        holdsSelected={box.number === selected}
                        choose={(event) => choose(box.number, event)}
                        point={(isThere) => point(box.number, isThere)}
                      />
                    ))}
                </ul>
              </li>
            ))}
          </ol>
        </div>
        {layers.boxes.length === 0 && <p class="muted">No file passes the filters.</p>}
      </div>
      {chosenNumber !== -1 && (
        <BoxDetails report={report} shown={shown} number={chosenNumber} close={() => adjust({ box: null })} />
      )}
      <ViolationList report={report} />
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
  if (focus === -1) return 'plain';
  if (number === focus) return 'focus';
  return near.has(number) ? 'near' : 'far';
}

function countBy(numbers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}
