// A small diagram of where a change makes the architecture worse: only the paths around new cycles and the dependencies that
// are violations.
import { isHarmful, isWorse } from '../../compare/describe-cycle.ts';
import { escapeLabel } from '../../exporters/mermaid/escape-label.ts';
import type { Change, ChangedDependency } from '../../model/change.ts';

const maxNodes = 15;
/** A limit in characters, because names can be long. */
const maxCharacters = 8000;

/** A fenced Mermaid block; empty if there is nothing to draw. */
export function drawNeighbourhood(change: Change): string {
  const arrows = chooseArrows(change);
  // A single arrow is already described by the findings.
  if (arrows.length <= 1) return '';
  const added = new Set(change.dependencies.added.map(keyOf));
  const nameOf = new Map<string, string>();
  for (const { source, target } of arrows) {
    for (const id of [source, target]) if (!nameOf.has(id)) nameOf.set(id, `n${nameOf.size}`);
  }
  const isAdded = arrows.map((arrow) => added.has(keyOf(arrow)));
  const numbers = [...arrows.keys()].filter((number) => isAdded[number]);
  const lines = [
    'flowchart LR',
    ...Array.from(nameOf, ([id, name]) => `  ${name}${shapeOf(id)}`),
    ...arrows.map(
      ({ source, target }, i) =>
        `  ${nameOf.get(source)} ${isAdded[i] === true ? '==>' : '-->'} ${nameOf.get(target)}`,
    ),
    'classDef external stroke-dasharray:4 3',
    ...(numbers.length === 0 ? [] : [`linkStyle ${numbers.join(',')} stroke:#d1242f,stroke-width:3px`]),
  ];
  const text = lines.join('\n');
  if (text.length > maxCharacters) return '';
  const legend = numbers.length === 0 ? '' : '\n\nThick red arrows are new dependencies.';
  return `\n\`\`\`mermaid\n${text}\n\`\`\`${legend}`;
}

function shapeOf(id: string): string {
  const label = `"${escapeLabel(id.replace(/^pkg:/, ''))}"`;
  return id.startsWith('pkg:') ? `([${label}]):::external` : `[${label}]`;
}

/** Adds complete findings as long as there is room: half a cycle explains nothing. */
function chooseArrows(change: Change): readonly ChangedDependency[] {
  const chosen = new Map<string, ChangedDependency>();
  const nodes = new Set<string>();
  for (const arrows of listPieces(change)) {
    const own = new Set(arrows.flatMap(({ source, target }) => [source, target]));
    const fresh = [...own].filter((id) => !nodes.has(id));
    if (nodes.size + fresh.length > maxNodes) continue;
    for (const id of fresh) nodes.add(id);
    for (const arrow of arrows) chosen.set(keyOf(arrow), arrow);
  }
  return [...chosen.values()];
}

function listPieces(change: Change): readonly (readonly ChangedDependency[])[] {
  const { cycles, packageCycles = [], tangles, layerViolations, backDependencies } = change;
  const { violations, dependencies } = change;
  const broken = new Set(violations.added.map(({ from, to }) => `${from}\0${to}`));
  const isNew = ({ origin }: { readonly origin: string }): boolean => origin !== 'order';
  return [
    ...dependencies.added.filter((each) => broken.has(keyOf(each))).map((each) => [each]),
    ...packageCycles.map(({ path }) => path),
    ...cycles.filter((cycle) => isWorse(cycle) && isHarmful(cycle)).map(({ path }) => path),
    ...tangles
      .filter(({ state }) => state === 'new' || state === 'grown')
      .flatMap(({ because }) => because.map((each) => [each])),
    ...layerViolations.added.filter(isNew).map((each) => [each]),
    ...backDependencies.added.filter(isNew).map((each) => [each]),
  ];
}

function keyOf({ source, target }: ChangedDependency): string {
  return `${source}\0${target}`;
}
