export function WhatIsSent() {
  return (
    <details>
      <summary>What is sent, and where</summary>
      <p class="hint">
        Lintel, running on your machine, asks the server above and nobody else; left empty, that is Ollama on
        this machine. It sends your question and these facts of the report: the health score, the figures, and
        the first cycles, layer violations, god modules, dependency explosions and risky files, with the names
        of their files, their counts, and the line numbers of the imports in cycles.
      </p>
      <p class="hint">
        No line of your code is sent. The server and the model are remembered in this browser. The key is not:
        it stays in this page until you close it.
      </p>
    </details>
  );
}
