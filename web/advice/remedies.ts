// What a person can do about a question that failed, by the stable code of the problem.

const remedies: ReadonlyMap<string, string> = new Map([
  ['invalid-base-url', 'Write the address as http://host:port/v1, without a user name or password.'],
  ['invalid-field', 'Look over the address, the model and the key.'],
  [
    'upstream-failed',
    'Is the model’s server running, and does it know this model? For Ollama: “ollama serve”, and “ollama list” for the models. A remote server may want a key.',
  ],
  ['upstream-too-slow', 'The model may still be loading: ask again, or choose a smaller one.'],
  ['too-many-questions', 'Wait until another question is answered, then ask again.'],
  ['unreachable', 'Is Lintel still running in your terminal? Start it again with “lintel serve”.'],
]);

export function remedyFor(code: string): string {
  return remedies.get(code) ?? 'Ask again; if it stays so, look at what Lintel says in your terminal.';
}
