// `lintel init`: a commented configuration to start from, with rules that the project already follows.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { analyzeFolder } from '../../runs/analyze-folder.ts';
import { configTemplate } from '../../config/config-template.ts';
import { configFileName, findConfig } from '../../config/find-config.ts';
import { findRoot } from '../../config/find-root.ts';
import { defaultBaseline, readBaseline } from '../../config/read-baseline.ts';
import { UserError } from '../../model/user-error.ts';
import { writeFileWhole } from '../../output/write-file-whole.ts';
import { explainNoLayers } from '../../query/rules/propose-layers.ts';
import { type ProposedRule, proposeRules } from '../../query/rules/propose-rules.ts';
import { printable } from '../../std/printable.ts';
import { saveBaseline } from '../check/save-baseline.ts';
import { nextBaseline } from '../check/write-baseline.ts';
import type { CommandContext } from '../command-context.ts';
import { countOf } from '../../std/words.ts';
import { print } from '../terminal.ts';

const installedSchema = './node_modules/lintel/dist/schemas/config.schema.json';

export interface InitFlags {
  readonly force?: boolean;
}

export async function runInit(
  folder: string,
  flags: InitFlags,
  { signal }: Pick<CommandContext, 'signal'>,
): Promise<void> {
  await findRoot(folder);
  const path = join(folder, configFileName);
  if (flags.force !== true) await rejectSecondConfig(folder, path);
  const { rules, missing } = await inferRules(folder, signal);
  const schema = existsSync(join(folder, installedSchema)) ? installedSchema : undefined;
  writeFileWhole(path, [configTemplate(schema, rules)]);
  await print([
    `Wrote ${printable(path)}\n`,
    ...(missing === undefined ? [] : [`  no order of folders is proposed: ${missing}.\n`]),
    ...rules.map(describeRule),
  ]);
  if (rules.length > 0) await acceptViolations(folder, signal);
}

async function rejectSecondConfig(folder: string, path: string): Promise<void> {
  if (existsSync(path)) throw new UserError(`${path} already exists. Use --force to overwrite it.`);
  const found = await findConfig(folder);
  if (found !== undefined) {
    throw new UserError(
      `The "lintel" key of ${join(folder, found.fileName)} already configures Lintel. Remove it first.`,
    );
  }
}

interface InferredRules {
  readonly rules: readonly ProposedRule[];
  /** Why the rules contain no order of folders, if so. */
  readonly missing?: string | undefined;
}

/** A project that cannot be analysed, for example because it is empty, still gets a configuration. */
async function inferRules(folder: string, signal: AbortSignal): Promise<InferredRules> {
  try {
    const report = await analyzeFolder(folder, { config: false, history: false, signal });
    return { rules: proposeRules(report), missing: explainNoLayers(report) };
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`No rules are proposed, because the analysis failed: ${printable(reason)}\n`);
    return { rules: [] };
  }
}

function describeRule({ rule, finding }: ProposedRule): string {
  return `  ${printable(rule.name)}: ${printable(finding)}\n`;
}

/** Current violations of the proposed rules go into the baseline, so that checks fail only on new ones. */
async function acceptViolations(folder: string, signal: AbortSignal): Promise<void> {
  const report = await analyzeFolder(folder, { history: false, signal });
  const before = (await readBaseline(resolve(folder), defaultBaseline, '')) ?? [];
  const entries = nextBaseline(report.rules!, before);
  if (entries.length > 0 || before.length > 0) {
    const path = join(folder, defaultBaseline);
    saveBaseline(folder, defaultBaseline, entries);
    const count = countOf(entries.length, 'current violation');
    await print([`Wrote ${printable(path)}: ${count}\n`]);
  }
  const isHere = resolve(folder) === process.cwd();
  const [place, project] = isHere ? ['', ''] : [` ${folder}`, ` --project ${folder}`];
  await print([
    `"lintel check${printable(place)}" now fails when something new breaks a rule.\n`,
    `"lintel diff${printable(project)} --fail-on new-cycle,new-tangle" fails for what no rule covers.\n`,
  ]);
}
