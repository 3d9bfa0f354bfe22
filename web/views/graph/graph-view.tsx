export function GraphView() {
  return <p class="muted">Not drawn yet.</p>;
}
