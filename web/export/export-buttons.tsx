// Buttons that save and copy. Failures are shown as notices.
import type { ComponentChildren } from 'preact';
import { notify } from '../state/notices.ts';

interface SaveProps {
  readonly what: string;
  readonly hint: string;
  make(): void | Promise<void>;
}

export function Save({ what, make, hint }: SaveProps): ComponentChildren {
  return (
    <button type="button" title={`Save ${hint}`} onClick={() => void attempt(make)}>
      {what}
    </button>
  );
}

export function Copy({ what, text }: { readonly what: string; text(): string }): ComponentChildren {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text());
    notify(`Copied ${what}.`);
  };
  return (
    <button type="button" class="quiet" onClick={() => void attempt(copy)}>
      Copy<span class="visually-hidden"> {what}</span>
    </button>
  );
}

async function attempt(make: () => void | Promise<void>): Promise<void> {
  try {
    await make();
  } catch (error) {
    notify(error instanceof Error ? error.message : String(error));
  }
}
