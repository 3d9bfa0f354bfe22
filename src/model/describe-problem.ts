import type { Diagnostic } from './diagnostic.ts';

/** Where and what the problem is, without the assumption that was made: `tsconfig.json:2 is not valid JSON`. */
export function describeProblem({ file, line, message }: Diagnostic): string {
  const place = line === undefined ? file : `${file}:${line}`;
  // The first clause of the message. Names in it may contain dots.
  const [problem = ''] = message
    .replace(`Cannot read ${file}: `, '')
    .replace(/ \([A-Z]\w+\)(?=;)/, '')
    .split(/; |\. |\.$/);
  if (problem.startsWith('There is no ')) return problem.replace('There is', 'there is');
  const [, state] = /^(?:This file is |(?=Not ))(.*)$/s.exec(problem) ?? [];
  if (state !== undefined) return `${place} is ${state.replace(/^Not /, 'not ')}`;
  const [, reason] = /^Cannot (?:read|list) this \w+: (.*)$/s.exec(problem) ?? [];
  return reason === undefined ? `${place}: ${problem}` : `${place} cannot be read: ${reason}`;
}
