export function TableView() {
  return <p class="muted">Not drawn yet.</p>;
}
