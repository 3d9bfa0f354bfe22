// Annotations of a GitHub workflow: https://docs.github.com/actions/reference/workflow-commands-for-github-actions. A step
// shows ten of each type; the rest is only in the log.
import { printable } from '../../std/printable.ts';
import type { CheckFormat, CheckOutput } from './check-format.ts';
import { explainFinding } from './describe-findings.ts';
import {
  describeStale,
  fileOf,
  type Finding,
  listFindings,
  listStale,
  listUnjudged,
} from './list-findings.ts';

const maxShown = 10;

interface Annotation {
  readonly type: 'error' | 'warning';
  readonly title: string;
  readonly file?: string;
  readonly line?: number;
  readonly message: string;
}

export const github: CheckFormat = {
  id: 'github',
  description: 'annotations for a GitHub workflow',
  render: (output) => {
    const annotations = annotationsOf(output);
    const lines = (['error', 'warning'] as const).flatMap((type) => {
      const all = annotations.filter((each) => each.type === type);
      const hidden = all.slice(maxShown);
      if (hidden.length === 0) return all.map(writeAnnotation);
      const rest = command('notice', [], `${hidden.length} more of type ${type} are in the log.`);
      return [...all.slice(0, maxShown).map(writeAnnotation), rest, ...hidden.map(writePlain)];
    });
    const unjudged = listUnjudged(output);
    if (unjudged.length > 0) {
      const message = `Only part of the project was analysed. Not judged:\n${unjudged.join('\n')}`;
      lines.push(command('notice', [], message));
    }
    return lines.map((line) => `${line}\n`).join('');
  },
};

function annotationsOf(output: CheckOutput): readonly Annotation[] {
  const fresh = listFindings(output).filter(({ violation }) => violation.status === 'new');
  return [
    ...fresh.map((finding) => annotate(finding, output.prefix)),
    ...listStale(output).map((entry) => ({
      type: 'error' as const,
      title: entry.rule,
      file: output.prefix + output.baselineName,
      message: describeStale(entry),
    })),
  ];
}

function annotate(finding: Finding, prefix: string): Annotation {
  const { rule, violation } = finding;
  const file = fileOf(finding);
  return {
    type: rule.severity === 'error' ? 'error' : 'warning',
    title: rule.name,
    ...(file !== undefined && { file: prefix + file }),
    ...(file !== undefined && violation.line !== undefined && { line: violation.line }),
    message: explainFinding(finding),
  };
}

/** In the order of `@actions/core`. */
function writeAnnotation({ type, title, file, line, message }: Annotation): string {
  const properties = [
    ['title', title] as const,
    ...(file === undefined ? [] : [['file', file] as const]),
    ...(line === undefined ? [] : [['line', String(line)] as const]),
  ];
  return command(type, properties, message);
}

/** A line in the log: as a command it would count towards the limit and not be shown. */
function writePlain({ type, file, line, message }: Annotation): string {
  const place = file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}: `;
  return `${type}: ${printable(place + message)}`;
}

function command(
  type: string,
  properties: readonly (readonly [name: string, value: string])[],
  message: string,
): string {
  const written = properties.map(([name, value]) => `${name}=${escapeProperty(value)}`);
  return `::${type}${written.length === 0 ? '' : ` ${written.join(',')}`}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
