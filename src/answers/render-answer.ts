// An answer as text, at most as long as asked for. What is cut is said.
import { printable } from '../std/printable.ts';
import type { Answer, AnswerSection } from './answer.ts';
import { estimateTokens } from './estimate-tokens.ts';

/** For a coding agent that does not say how much it wants to read. */
export const defaultMaxTokens = 2000;

/** Sections are cut evenly: the long ones first. Names of the project can neither break a line nor repaint a terminal. */
export function renderAnswer(answer: Answer, maxTokens = Infinity): string {
  const heading = answer.heading.map(printable);
  const told = answer.sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => ({ title: printable(title), lines: lines.map(printable) }));
  const shown = fit(heading, told, maxTokens);
  const parts = told.map((section, i) => renderSection(section, shown[i]!));
  const isCut = told.some(({ lines }, i) => shown[i]! < lines.length);
  const note = isCut ? [cutNote(maxTokens)] : [];
  return `${[heading.join('\n'), ...parts, ...note].filter((part) => part !== '').join('\n\n')}\n`;
}

function cutNote(maxTokens: number): string {
  return `Cut to ${maxTokens} tokens. Ask for more tokens, or for less.`;
}

function renderSection({ title, lines }: AnswerSection, count: number): string {
  const left = lines.length - count;
  const kept = lines.slice(0, count).map((line) => `  ${line}`);
  return [`${title}:`, ...kept, ...(left === 0 ? [] : [`  … ${left} more`])].join('\n');
}

/** How many lines of each section are shown: one more of each in turn, for as long as they fit. */
function fit(heading: readonly string[], sections: readonly AnswerSection[], maxTokens: number): number[] {
  const shown = sections.map(() => 0);
  if (maxTokens === Infinity) return sections.map(({ lines }) => lines.length);
  const titles = sections.map(({ title }) => `${title}:\n  … 10000 more\n\n`);
  let left = maxTokens - estimateTokens([...heading, ...titles, cutNote(maxTokens), ''].join('\n'));
  const open = new Set(sections.keys());
  while (open.size > 0 && left > 0) {
    for (const at of open) {
      const next = sections[at]!.lines[shown[at]!];
      const cost = next === undefined ? Infinity : estimateTokens(`  ${next}\n`);
      if (cost > left) open.delete(at);
      else {
        left -= cost;
        shown[at]!++;
      }
    }
  }
  return shown;
}
