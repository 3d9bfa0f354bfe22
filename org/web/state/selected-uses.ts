// Who uses the selected package: for its panel, and for the map, where these repositories stand out.
import { effect, signal } from '@preact/signals';
import type { Uses } from '../../src/query/find-uses.ts';
import { api } from '../api.ts';
import { selection } from './selection.ts';

export const selectedUses = signal<Uses | null>(null);
export const usesFailure = signal<string | null>(null);

effect(() => {
  const chosen = selection.value;
  selectedUses.value = null;
  usesFailure.value = null;
  if (chosen?.kind === 'package') void ask(chosen.purl);
});

async function ask(purl: string): Promise<void> {
  const isCurrent = (): boolean => {
    const chosen = selection.peek();
    return chosen?.kind === 'package' && chosen.purl === purl;
  };
  try {
    const uses = await api.uses(purl);
    if (isCurrent()) selectedUses.value = uses;
  } catch (error) {
    if (isCurrent()) usesFailure.value = error instanceof Error ? error.message : String(error);
  }
}
