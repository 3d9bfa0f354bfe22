export function MatrixView() {
  return <p class="muted">Not drawn yet.</p>;
}
