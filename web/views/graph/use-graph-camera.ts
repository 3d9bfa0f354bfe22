// Connects sigma's camera to the address: it is saved there when it rests, and follows the address when that changes.
import { useEffect, useRef } from 'preact/hooks';
import { updateView, view } from '../../state/store.ts';
import type { Camera } from '../../state/view-state.ts';
import type { Renderer } from './renderer.ts';

const restMs = 140;
/** Sigma's own units: the whole graph is visible. */
const whole = { x: 0.5, y: 0.5, ratio: 1 };

export function useGraphCamera(renderer: Renderer | null): void {
  const wanted = view.value.graphCamera;
  const committed = useRef<Camera | null>(null);
  useEffect(() => {
    if (renderer === null) return;
    const camera = renderer.getCamera();
    let rest: ReturnType<typeof setTimeout> | undefined;
    const commit = (): void => {
      const { x, y, ratio } = camera.getState();
      const isWhole = Math.hypot(x - whole.x, y - whole.y) < 0.001 && Math.abs(ratio - 1) < 0.001;
      committed.current = isWhole ? null : { x, y, scale: 1 / ratio };
      updateView({ graphCamera: committed.current });
    };
    const wait = (): void => {
      clearTimeout(rest);
      rest = setTimeout(commit, restMs);
    };
    const start = view.peek().graphCamera;
    committed.current = start;
    if (start !== null) camera.setState(stateOf(start));
    camera.on('updated', wait);
    return () => {
      clearTimeout(rest);
      camera.off('updated', wait);
    };
  }, [renderer]);

  useEffect(() => {
    if (renderer === null || wanted === committed.current) return;
    committed.current = wanted;
    renderer.getCamera().setState(wanted === null ? whole : stateOf(wanted));
  }, [renderer, wanted]);
}

function stateOf({ x, y, scale }: Camera): typeof whole {
  return { x, y, ratio: 1 / scale };
}
