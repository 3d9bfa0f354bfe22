export function LayersView() {
  return <p class="muted">Not drawn yet.</p>;
}
