// The instructions for coding agents, and where they belong in a file such as AGENTS.md.

const start = '<!-- lintel: begin -->';
const end = '<!-- lintel: end -->';

/** The section for AGENTS.md and similar files. */
export const agentInstructions = `## Architecture

Ask Lintel instead of searching; every answer is of the files as they are now.

- \`npx lintel overview\`: what the project consists of, its layers, entry points and problems. Read it first.
- \`npx lintel file FILE\`: what a file uses, who uses it, what is wrong with it.
- \`npx lintel impact FILE…\`: what a change of these files can break. Ask before you change an interface.
- \`npx lintel path A B\`: how A comes to depend on B, with lines.
- \`npx lintel place FILE --imports X,Y\`: where a new file belongs and which rules it would break. Ask before you add one.
- \`npx lintel affected --tests\`: the tests that can see your change, one per line.
- \`npx lintel check\`: fails if a rule of the architecture is broken. Run it before you finish; never update its baseline.

Add \`--max-tokens 2000\` for a short answer, \`--json\` for data. \`npx lintel mcp\` serves the same answers over MCP.
`;

/** Replaces an existing section in the text, or appends it. */
export function withInstructions(text: string): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const block = `${start}\n${agentInstructions}${end}\n`.replaceAll('\n', newline);
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from !== -1 && to !== -1) {
    const rest = text.slice(to + end.length);
    return text.slice(0, from) + block + rest.replace(/^\r?\n/, '');
  }
  if (text === '') return block;
  const gap = text.endsWith(newline) ? newline : newline + newline;
  return text + gap + block;
}
