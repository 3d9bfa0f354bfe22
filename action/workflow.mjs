// What a step of a GitHub workflow can say to the runner:
// https://docs.github.com/actions/reference/workflow-commands-for-github-actions.
import { appendFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';

/**
 * An annotation without a place in a file.
 *
 * @param {'error' | 'warning' | 'notice'} type
 * @param {string} message
 */
export function annotate(type, message) {
  const escaped = message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  process.stdout.write(`::${type} title=Lintel::${escaped}\n`);
}

/**
 * A line of our own in the log. What it quotes must not start a command, so it never begins with `::`.
 *
 * @param {string} line
 */
export function log(line) {
  process.stdout.write(`Lintel: ${line}\n`);
}

/**
 * Text that names files of the analysed project: a name such as `::stop-commands::x` stays text.
 *
 * @param {string} text
 */
export function logUntrusted(text) {
  if (text.trim() === '') return;
  const end = randomUUID();
  process.stdout.write(`::stop-commands::${end}\n${text.trimEnd()}\n::${end}::\n`);
}

/**
 * @param {string} file That of `GITHUB_OUTPUT`.
 * @param {Readonly<Record<string, string>>} values Each on one line.
 */
export function setOutputs(file, values) {
  const lines = Object.entries(values).map(
    ([name, value]) => `${name}=${value.replaceAll(/[\r\n]/g, ' ')}\n`,
  );
  appendFileSync(file, lines.join(''));
}
