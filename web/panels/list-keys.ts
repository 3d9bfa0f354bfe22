// Arrow keys move the focus through the rows of a list, as in a file manager.

export function moveFocusInList(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const { target, currentTarget } = event;
  if (step === 0 || !(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement)) return;
  if (!target.matches('.node-link')) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('.node-link')];
  const next = rows[rows.indexOf(target) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
