// The tooltip of the node under the pointer: its full path and its main figures.
import { LongName } from '../../panels/long-name.tsx';
import { hoveredNode, index } from '../../state/store.ts';
import { plural, describeSignal } from '../../state/format.ts';
import { type Screen, toScreen } from './camera/camera.ts';
import type { CameraMotion } from './camera/camera-motion.ts';
import type { MapLayout } from './layout/pack-map.ts';

interface TooltipProps {
  readonly layout: MapLayout;
  readonly camera: CameraMotion;
  readonly screen: Screen;
}

export function Tooltip({ layout, camera, screen }: TooltipProps) {
  const number = hoveredNode.value;
  const node = index.value?.nodes[number];
  if (index.value === null || node === undefined) return null;
  const [x, y] = toScreen(camera.now, screen, layout.x[number] ?? 0, layout.y[number] ?? 0);
  if (x < 0 || y < 0 || x > screen.width || y > screen.height) return null;
  const r = (layout.r[number] ?? 1) * camera.now.scale;
  const isLow = y > screen.height * 0.7;
  const signals = index.value.signalsOf.get(number) ?? [];
  return (
    <div
      class={`tooltip${isLow ? ' above' : ''}`}
      aria-hidden="true"
      style={{
        left: `${Math.min(Math.max(x, 150), Math.max(150, screen.width - 150))}px`,
        top: `${isLow ? y - r - 10 : y + r + 10}px`,
      }}
    >
      <LongName text={node.type === 'package' ? `${node.label} (package)` : node.id} />
      <p>
        {node.type === 'file' && <b>risk {index.value.riskScore[number]}</b>}
        <span>{plural(node.incoming, 'dependent')}</span>
        {node.type === 'file' && <span>{plural(node.outgoing, 'import')}</span>}
      </p>
      {signals.length > 0 && <p class="bad">{signals.map(describeSignal).join(' · ')}</p>}
    </div>
  );
}
