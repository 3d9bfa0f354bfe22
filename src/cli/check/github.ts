// Annotations of a GitHub workflow: https://docs.github.com/actions/reference/workflow-commands-for-github-actions. A step
// shows ten of each type; what follows is left to the log.
import { describeViolation } from '../../query/summarize-check.ts';
import {
  type CheckFormat,
  describeStale,
  fileOf,
  type Finding,
  listFindings,
  listStale,
} from './check-format.ts';

const mostShown = 10;

export const github: CheckFormat = {
  id: 'github',
  description: 'annotations for a GitHub workflow',
  render: (output) => {
    const fresh = listFindings(output).filter(({ violation }) => violation.status === 'new');
    const lines = [
      ...fresh.map((finding) => annotate(finding, output.prefix)),
      ...listStale(output).map((entry) =>
        command(
          'error',
          { file: output.prefix + output.baselineName, title: entry.rule },
          describeStale(entry),
        ),
      ),
    ];
    const shown = ['error', 'warning'].flatMap((type) => {
      const all = lines.filter((line) => line.startsWith(`::${type} `));
      const hidden = all.length - mostShown;
      const rest = command('notice', {}, `${hidden} more of type ${type} are in the log.`);
      return hidden <= 0
        ? all
        : [...all.slice(0, mostShown), rest, ...all.slice(mostShown).map(withoutCommand)];
    });
    return shown.map((line) => `${line}\n`).join('');
  },
};

function annotate({ rule, violation }: Finding, prefix: string): string {
  const file = fileOf({ rule, violation });
  const because = rule.because === undefined ? '' : ` Because ${rule.because}.`;
  return command(
    rule.severity === 'error' ? 'error' : 'warning',
    {
      ...(file !== undefined && { file: prefix + file }),
      ...(file !== undefined && violation.line !== undefined && { line: String(violation.line) }),
      title: rule.name,
    },
    `${describeViolation(rule, violation)}.${because}`,
  );
}

function command(type: string, properties: Readonly<Record<string, string>>, message: string): string {
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
  return `::${type}${written.length === 0 ? '' : ` ${written.join(',')}`}::${escapeData(message)}`;
}

/** The same line without being a command: it would be counted and not shown. */
function withoutCommand(line: string): string {
  return line.slice(2);
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
