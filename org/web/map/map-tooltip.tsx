import { LongName } from '../../../web/panels/long-name.tsx';
import { countOf } from '../../../src/std/words.ts';
import type { Camera } from '../../../web/state/view-state.ts';
import { type Screen, toScreen } from '../../../web/views/map/camera/camera.ts';
import type { OrganisationIndex } from '../state/organisation.ts';
import { healthOf } from '../state/health-of.ts';
import { hovered } from '../state/selection.ts';
import type { Placement } from './placement.ts';

interface MapTooltipProps {
  readonly whole: OrganisationIndex;
  readonly placement: Placement;
  readonly camera: Camera;
  readonly screen: Screen;
}

/** Below its repository, or above one that is low on the screen. */
export function MapTooltip({ whole, placement, camera, screen }: MapTooltipProps) {
  const node = whole.numberOf.get(hovered.value ?? '') ?? -1;
  const repository = whole.repositories[node];
  if (repository === undefined) return null;
  const [x, y] = toScreen(camera, screen, placement.x[node] ?? 0, placement.y[node] ?? 0);
  if (x < 0 || y < 0 || x > screen.width || y > screen.height) return null;
  const r = (placement.r[node] ?? 0) * camera.scale;
  const isLow = y > screen.height * 0.7;
  const { figures, failure, name } = repository;
  const health = healthOf(figures);
  return (
    <div
      class={`tooltip${isLow ? ' above' : ''}`}
      aria-hidden="true"
      style={{
        left: `${Math.min(Math.max(x, 150), Math.max(150, screen.width - 150))}px`,
        top: `${isLow ? y - r - 28 : y + r + 28}px`,
      }}
    >
      <LongName text={name} />
      {figures === null ? (
        <p>{failure === null ? 'Not analysed yet' : 'Set aside'}</p>
      ) : (
        <p>
          <b>{health === null ? 'not judged' : `${health.grade} ${health.score}`}</b>
          <span>{countOf(figures.files, 'file')}</span>
        </p>
      )}
      <p>
        <span>uses {whole.outgoing[node]?.length ?? 0}</span>
        <span>used by {whole.incoming[node]?.length ?? 0}</span>
      </p>
    </div>
  );
}
