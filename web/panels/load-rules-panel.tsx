// The panel of the rules. Its content is loaded when it is first opened.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

let loaded: ComponentType | null = null;

export function RulesPanel() {
  const [Content, setContent] = useState(() => loaded);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (Content !== null) return;
    load().then(
      (found) => setContent(() => found),
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    );
  }, []);
  if (failure !== null) return <p role="alert">The rules could not be loaded: {failure}</p>;
  return Content === null ? <p class="muted">Loading…</p> : <Content />;
}

async function load(): Promise<ComponentType> {
  const { RulesContent } = await import('./rules/rules-panel.tsx');
  loaded = RulesContent;
  return RulesContent;
}
