// Renders an answer as text of a maximum length. Cuts are marked.
import { printable } from '../std/printable.ts';
import { writeNumber } from '../std/words.ts';
import type { Answer, AnswerSection } from './answer.ts';
import { estimateTokens } from './estimate-tokens.ts';

/** For coding agents that do not set a limit. */
export const defaultMaxTokens = 2000;

/**
 * Sections are cut evenly, long ones first. Names from the project can neither break a line nor send control codes to a
 * terminal.
 */
export function renderAnswer(answer: Answer, maxTokens = Infinity): string {
  const sections = answer.sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => ({ title: printable(title), lines: lines.map(printable) }));
  const note = `Cut to ${maxTokens} tokens. Ask for more tokens, or for less.`;
  const budget = maxTokens - estimateTokens(`\n\n${note}\n`);
  const heading = cutHeading(answer.heading.map(printable).join('\n'), budget);
  const shown = fit(sections, budget - estimateTokens(heading));
  const parts = sections.flatMap((section, i) => renderSection(section, shown[i]!));
  const isCut = sections.some(({ lines }, i) => shown[i]! < lines.length) || heading.endsWith(cut);
  return `${[heading, ...parts, ...(isCut ? [note] : [])].filter((part) => part !== '').join('\n\n')}\n`;
}

const cut = ' …';

/** The heading is cut only if it alone is too long. */
function cutHeading(heading: string, budget: number): string {
  if (estimateTokens(heading) <= budget) return heading;
  let end = heading.length;
  while (end > 0 && estimateTokens(heading.slice(0, end) + cut) > budget) end = Math.floor(end * 0.9);
  return heading.slice(0, end) + cut;
}

function renderSection({ title, lines }: AnswerSection, count: number): readonly string[] {
  if (count === 0) return [];
  const left = lines.length - count;
  const kept = lines.slice(0, count).map((line) => `  ${line}`);
  return [[`${title}:`, ...kept, ...(left === 0 ? [] : [`  … ${writeNumber(left)} more`])].join('\n')];
}

/**
 * The number of lines to show of each section: the first line of each, then one more line each in turn, as long as they fit.
 */
function fit(sections: readonly AnswerSection[], budget: number): readonly number[] {
  if (budget === Infinity) return sections.map(({ lines }) => lines.length);
  const shown = sections.map(() => 0);
  const open = new Set<number>();
  let left = budget;
  for (const [at, { title, lines }] of sections.entries()) {
    const cost = estimateTokens(`\n\n${title}:\n  ${lines[0]}\n  … ${writeNumber(lines.length)} more`);
    if (cost > left) continue;
    left -= cost;
    shown[at] = 1;
    open.add(at);
  }
  while (open.size > 0) {
    for (const at of open) {
      const next = sections[at]!.lines[shown[at]!];
      const cost = next === undefined ? Infinity : estimateTokens(`\n  ${next}`);
      if (cost > left) open.delete(at);
      else {
        left -= cost;
        shown[at]!++;
      }
    }
  }
  return shown;
}
