// `lintel help nope`: Commander would print the full help and fail without a reason.
import type { Command } from 'commander';
import { UserError } from '../model/user-error.ts';
import { nearestWord } from '../std/nearest-word.ts';

export function rejectUnknownTopic([word, topic]: readonly string[], program: Command): void {
  if (word !== 'help' || topic === undefined || topic.startsWith('-') || topic === 'help') return;
  const names = program.commands.map((command) => command.name());
  if (names.includes(topic)) return;
  const meant = nearestWord(topic, names);
  const hint =
    meant === undefined ? `"${program.name()} help" lists all commands.` : `Did you mean "${meant}"?`;
  throw new UserError(`Unknown command "${topic}". ${hint}`);
}
