// Plays the history from the shown point to the newest.
import { useEffect, useState } from 'preact/hooks';
import type { History } from '../../../src/model/history.ts';
import { prefersReducedMotion } from '../shared/reduced-motion.ts';
import { paceOf } from './pace.ts';
import { movePoint, restPoint, shownPoint } from './shown-point.ts';

export interface Player {
  readonly isPlaying: boolean;
  toggle(): void;
  stop(): void;
}

export function usePlayer(history: History): Player {
  const [isPlaying, setPlaying] = useState(false);
  const last = history.points.length - 1;
  useEffect(() => {
    if (!isPlaying) return;
    const { stepMs, stride } = paceOf(history.points.length, prefersReducedMotion());
    if (shownPoint(history) === last) movePoint(0);
    const timer = setInterval(() => {
      const next = Math.min(last, shownPoint(history) + stride);
      movePoint(next);
      if (next === last) setPlaying(false);
    }, stepMs);
    return () => {
      clearInterval(timer);
      restPoint(history);
    };
  }, [isPlaying, history]);
  return { isPlaying, toggle: () => setPlaying(!isPlaying), stop: () => setPlaying(false) };
}
