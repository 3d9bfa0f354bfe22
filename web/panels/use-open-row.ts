// Keeps the row of a list in sight when it opens. Another row above it may close at the same time and take it away; and
// where it is opened from another place, it may be far off, or at the end with nothing below it.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export function useOpenRow(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { top = 0 } = row.current?.getBoundingClientRect() ?? {};
    if (isOpen && (top < 0 || top > innerHeight * 0.6)) row.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  return row;
}
