// A panel whose content is loaded when it is first opened.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { askAgain } from '../live/ask-again.ts';
import { LoadFailure } from '../live/load-failure.tsx';

/** `what` is named if it cannot be loaded: `The rules`. */
export function loadPanel<Props extends object = object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LoadedPanel(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (Content !== null) return;
      askAgain(load).then(
        (found) => setContent(() => (loaded = found)),
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    if (failure !== null)
      return (
        <p role="alert">
          {what} could not be loaded: <LoadFailure error={failure.error} />
        </p>
      );
    return Content === null ? <p class="muted">Loading…</p> : <Content {...props} />;
  };
}
