import { folderOfId } from './folder-id.ts';
import { navigate, select, selectedNode, view } from './store.ts';

/** A click selects; with Shift, Ctrl or Cmd it adds a second node, and the paths between the two are shown. */
export function chooseNode(id: string | null, event: MouseEvent | TouchEvent | KeyboardEvent): void {
  const adds = event.shiftKey || event.ctrlKey || event.metaKey;
  if (
    adds &&
    id !== null &&
    folderOfId(id) === null &&
    selectedNode.value !== -1 &&
    view.value.selected !== id
  )
    navigate({ second: id });
  else select(id);
}
