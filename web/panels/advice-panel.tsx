export function AdvicePanel() {
  return <p class="muted">Not asked yet.</p>;
}
