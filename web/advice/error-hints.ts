// What the user can do about a failed question, by the error code of the server.

const hints: ReadonlyMap<string, string> = new Map([
  ['invalid-base-url', 'Write the address as http://host:port/v1, without a user name or password.'],
  ['invalid-field', 'Check the address, the model and the key.'],
  [
    'upstream-failed',
    'Is the model’s server running, and does it have this model? For Ollama: “ollama serve”, and “ollama list” for the models. A remote server may need a key.',
  ],
  ['upstream-too-slow', 'The model may still be loading. Ask again, or choose a smaller one.'],
  ['too-many-questions', 'Wait until another question is answered, then ask again.'],
  ['unreachable', 'Is Lintel still running in your terminal? Start it again with “lintel serve”.'],
]);

export function hintFor(code: string): string {
  return hints.get(code) ?? 'Ask again. If it fails again, see the output of Lintel in your terminal.';
}
