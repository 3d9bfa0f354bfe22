import { goTo, select, selectedNode, view } from '../../state/store.ts';

/** A plain click selects; with Shift, Ctrl or Cmd it adds a second file, and the ways between the two are shown. */
export function chooseNode(id: string | null, event: MouseEvent | TouchEvent | KeyboardEvent): void {
  const adds = event.shiftKey || event.ctrlKey || event.metaKey;
  if (adds && id !== null && selectedNode.value !== -1 && view.value.selected !== id) goTo({ second: id });
  else select(id);
}
