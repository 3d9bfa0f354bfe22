// The tooltip of the node under the pointer: its full path and its main figures.
import type { ComponentChildren } from 'preact';
import { LongName } from '../../panels/long-name.tsx';
import { hoveredNode, index } from '../../state/store.ts';
import { countOf } from '../../../src/std/words.ts';
import { describeSignal } from '../../../src/query/files/describe-risk.ts';
import { type Screen, toScreen } from './camera/camera.ts';
import type { CameraMotion } from './camera/camera-motion.ts';
import type { MapLayout } from './layout/pack-map.ts';

interface TooltipPlace {
  readonly layout: MapLayout;
  readonly camera: CameraMotion;
  readonly screen: Screen;
}

export function Tooltip(place: TooltipPlace) {
  const number = hoveredNode.value;
  const node = index.value?.nodes[number];
  if (index.value === null || node === undefined) return null;
  const signals = index.value.signalsOf.get(number) ?? [];
  return (
    <TooltipBox {...place} node={number}>
      <LongName text={node.type === 'package' ? `${node.label} (package)` : node.id} />
      <p>
        {node.type === 'file' && <b>risk {index.value.riskScore[number]}</b>}
        <span>{countOf(node.incoming, 'dependent')}</span>
        {node.type === 'file' && <span>{countOf(node.outgoing, 'import')}</span>}
      </p>
      {signals.length > 0 && <p class="bad">{signals.map(describeSignal).join(' · ')}</p>}
    </TooltipBox>
  );
}

interface TooltipBoxProps extends TooltipPlace {
  readonly node: number;
  readonly children: ComponentChildren;
}

/** Below its node, or above one that is low on the screen. */
export function TooltipBox({ layout, camera, screen, node, children }: TooltipBoxProps) {
  const [x, y] = toScreen(camera.now, screen, layout.x[node] ?? 0, layout.y[node] ?? 0);
  if (x < 0 || y < 0 || x > screen.width || y > screen.height) return null;
  const r = (layout.r[node] ?? 1) * camera.now.scale;
  const isLow = y > screen.height * 0.7;
  return (
    <div
      class={`tooltip${isLow ? ' above' : ''}`}
      aria-hidden="true"
      style={{
        left: `${Math.min(Math.max(x, 150), Math.max(150, screen.width - 150))}px`,
        top: `${isLow ? y - r - 10 : y + r + 10}px`,
      }}
    >
      {children}
    </div>
  );
}
