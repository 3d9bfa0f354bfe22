import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { GroupGraph } from './build-graph.ts';
import { ForceLayout } from './force-layout.ts';

/** Runs on request: the groups have their places already. */
export function useForceLayout(graph: GroupGraph) {
  const [isRunning, setRunning] = useState(false);
  const layout = useMemo(() => new ForceLayout(graph, () => setRunning(false)), [graph]);
  // Not after the next frame, as an effect is: it would undo a click made until then.
  useLayoutEffect(() => setRunning(false), [graph]);
  useEffect(() => {
    if (isRunning) layout.start();
    return () => layout.stop();
  }, [layout, isRunning]);
  return { isRunning, toggle: () => setRunning(!isRunning) };
}
