// The map of repositories on its canvas: organisation + selection → scene → pixels; pointer and keys → selection.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Camera } from '../../../web/state/view-state.ts';
import { countOf } from '../../../src/std/words.ts';
import '../../../web/style/map.css';
import '../../../web/style/drawing.css';
import '../../../web/style/legend.css';
import { CameraMotion } from '../../../web/views/map/camera/camera-motion.ts';
import { type ScaleLimits, type Screen, zoomAt } from '../../../web/views/map/camera/camera.ts';
import { useScreen } from '../../../web/views/map/camera/use-screen.ts';
import type { OrganisationIndex } from '../state/organisation.ts';
import { hovered, select, selection, selectRepository } from '../state/selection.ts';
import { selectedUses } from '../state/selected-uses.ts';
import { drawMap } from './draw-map.ts';
import { useShowSelection } from './use-show-selection.ts';
import { fitAll } from './fit-all.ts';
import { findHighlight } from './highlight.ts';
import { MapLegend } from './map-legend.tsx';
import { MapTooltip } from './map-tooltip.tsx';
import { useMapTheme } from './map-theme.ts';
import { placeRepositories } from './place-repositories.ts';
import { useMapInput } from './use-map-input.ts';
import { ZoomButtons } from '../../../web/views/shared/zoom-buttons.tsx';

export function MapView({ whole }: { readonly whole: OrganisationIndex }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const screen = useScreen(canvas);
  const theme = useMapTheme();
  const placement = useMemo(() => placeRepositories(whole), [whole]);
  const [frame, setFrame] = useState(0);
  const motion = useMemo(
    () =>
      new CameraMotion(
        { x: 0, y: 0, scale: 1 },
        () => setFrame((count) => count + 1),
        () => undefined,
      ),
    [],
  );
  const fit = fitAll(placement, screen);
  const limits: ScaleLimits = [fit.scale * 0.5, Math.max(4, fit.scale * 2)];
  const showAll = (): void => motion.flyTo(fit);
  const zoom = (factor: number): void =>
    motion.flyTo(zoomAt(motion.target, screen, factor, [screen.width / 2, screen.height / 2], limits));
  useFirstCamera(motion, fit, screen);
  useShowSelection({ whole, placement, motion, screen });

  const focus = { selection: selection.value, hovered: hovered.value, uses: selectedUses.value };
  const highlight = useMemo(
    () => findHighlight(whole, focus),
    [whole, focus.selection, focus.hovered, focus.uses],
  );
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined || screen.width === 0) return;
    const drawing = requestAnimationFrame(() =>
      drawMap(context, { whole, placement, highlight, theme }, { camera: motion.now, screen }),
    );
    return () => cancelAnimationFrame(drawing);
  }, [whole, placement, highlight, theme, screen, motion, frame]);

  useMapInput(canvas, motion, {
    placement,
    screen,
    limits,
    showAll,
    hover: (node) => {
      hovered.value = whole.repositories[node]?.name ?? null;
    },
    choose: (node) => {
      const name = whole.repositories[node]?.name;
      if (name === undefined) select(null);
      else selectRepository(name);
    },
  });
  return (
    <div class="map">
      <canvas
        ref={canvas}
        width={Math.round(screen.width * screen.ratio)}
        height={Math.round(screen.height * screen.ratio)}
        tabIndex={0}
        role="application"
        aria-roledescription="map"
        aria-label={`Map of ${countOf(whole.repositories.length, 'repository', 'repositories')}, with arrows from users to what they use. Arrow keys move it, plus and minus zoom, 0 shows all. The lists next to it have the same content.`}
      />
      <MapTooltip whole={whole} placement={placement} camera={motion.now} screen={screen} />
      <div class="drawing-footer">
        <MapLegend hasCycles={whole.cycles.length > 0} />
        <div class="drawing-controls">
          <ZoomButtons zoom={zoom} showAll={showAll} />
        </div>
      </div>
    </div>
  );
}

/** The whole map, as soon as the size of the screen is known. */
function useFirstCamera(motion: CameraMotion, fit: Camera, screen: Screen): void {
  const isPlaced = useRef(false);
  useEffect(() => {
    if (isPlaced.current || screen.width === 0) return;
    isPlaced.current = true;
    motion.place(fit);
  }, [motion, fit, screen.width]);
  useEffect(() => () => motion.stop(), [motion]);
}
