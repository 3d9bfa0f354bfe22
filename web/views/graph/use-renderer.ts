// Starts sigma in an element, gives it each new graph, and redraws when the style changes.
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PositionedGraph } from './use-group-graph.ts';
import { type GraphScene, type Renderer, tryStartRenderer } from './renderer.ts';

interface RendererOptions {
  readonly positioned: PositionedGraph;
  readonly scene: GraphScene;
  readonly isLayoutRunning: boolean;
  /** Called with the reason if there can be no graph. */
  onFailure(reason: string): void;
}

export function useRenderer(
  element: RefObject<HTMLDivElement | null>,
  { positioned, scene, isLayoutRunning, onFailure }: RendererOptions,
): Renderer | null {
  const { graph, frame, savePositions } = positioned;
  const now = useRef(scene);
  now.current = scene;
  const save = useRef(savePositions);
  save.current = savePositions;

  const [renderer, setRenderer] = useState<Renderer | null>(null);
  useEffect(() => {
    if (element.current === null) return;
    const made = tryStartRenderer(element.current, graph, () => now.current);
    if (typeof made === 'string') return onFailure(made);
    made.setCustomBBox(frame);
    setRenderer(made);
    return () => {
      save.current();
      setRenderer(null);
      made.kill();
    };
  }, []);

  useEffect(() => {
    if (renderer === null || renderer.getGraph() === graph) return;
    renderer.setSetting('hideEdgesOnMove', graph.size > 8000);
    renderer.setCustomBBox(frame);
    renderer.setGraph(graph);
  }, [renderer, graph]);

  // A layout that runs on needs the space that it takes.
  useEffect(() => {
    if (isLayoutRunning) renderer?.setCustomBBox(null);
  }, [renderer, isLayoutRunning]);

  useEffect(() => {
    renderer?.refresh({ skipIndexation: true });
  }, [renderer, scene.style]);
  return renderer;
}
