/** No repository is known yet. */
export function Empty() {
  return (
    <main class="loading-screen">
      <h1>No repositories yet</h1>
      <p>End this server, add repositories, analyse them, and start it again:</p>
      <pre class="commands">
        <code>{'lintel-org add PATH…\nlintel-org analyze\nlintel-org serve'}</code>
      </pre>
      <p class="muted">A path is a folder with a git repository. URLs of repositories work too.</p>
    </main>
  );
}
