export function WhatIsSent() {
  return (
    <details>
      <summary>What is sent, and where</summary>
      <p class="hint">
        Lintel, running on your machine, sends a request to the server above and to no other; if the field is
        empty, to Ollama on this machine. It sends your question and these parts of the report: the health
        score, the figures, and the first cycles, layer violations, god modules, hubs and risky files, with
        file names, counts, and the line numbers of the imports in cycles.
      </p>
      <p class="hint">
        None of your code is sent. The server and the model are stored in this browser. The key is not: it is
        kept only until you close this page.
      </p>
    </details>
  );
}
