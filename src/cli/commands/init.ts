// `lintel init`: a commented configuration to start from, with the order that the project already follows as its layers.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { analyzeFolder } from '../../analyze-folder.ts';
import { configTemplate, type TemplateLayers } from '../../config/config-template.ts';
import { configFileName, findConfig } from '../../config/find-config.ts';
import { UserError } from '../../model/user-error.ts';
import { writeFileWhole } from '../../output/write-file-whole.ts';
import { proposeLayers, type ProposedLayers } from '../../query/propose-layers.ts';
import { printable } from '../../std/printable.ts';
import type { CommandContext } from '../command-context.ts';
import { countOf, writeNumber } from '../summary/words.ts';
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
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new UserError(`No such folder: ${folder}.`);
  }
  const path = join(folder, configFileName);
  if (flags.force !== true) await rejectSecondConfig(folder, path);
  const proposed = await inferLayers(folder, signal);
  const schema = existsSync(join(folder, installedSchema)) ? installedSchema : undefined;
  writeFileWhole(path, [configTemplate(schema, proposed && describeLayers(proposed))]);
  await print([`Wrote ${printable(path)}\n`, ...(proposed === undefined ? [] : [explain(proposed)])]);
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

/** A project that cannot be analysed, because it is empty for example, needs a configuration all the same. */
async function inferLayers(folder: string, signal: AbortSignal): Promise<ProposedLayers | undefined> {
  try {
    return proposeLayers(await analyzeFolder(folder, { config: false, history: false, signal }));
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`No layers are proposed, because the analysis failed: ${printable(reason)}\n`);
    return undefined;
  }
}

const shownAgainst = 5;

function describeLayers(proposed: ProposedLayers): TemplateLayers {
  const [counts = '', ...listed] = describeOrder(proposed);
  return { layers: proposed.layers, findings: [`Inferred: ${counts}`, ...listed] };
}

function explain(proposed: ProposedLayers): string {
  const order = proposed.layers.map((names) => names.map(printable).join(', ')).join(' > ');
  const effect =
    proposed.against.length === 0
      ? []
      : ['With these layers, what goes against them is a violation and costs points of health.'];
  return [`Layers: ${order}`, ...describeOrder(proposed), ...effect, ''].join('\n');
}

/** The counts, then what goes against the order, a line each. */
function describeOrder({ following, against }: ProposedLayers): readonly string[] {
  const hidden = against.length - shownAgainst;
  return [
    `${countFollowing(following)} this order, ${countAgainst(against.length)} against it${against.length > 0 ? ':' : '.'}`,
    ...against.slice(0, shownAgainst).map(([source, target]) => `  ${printable(`${source} → ${target}`)}`),
    ...(hidden > 0 ? [`  and ${hidden} more`] : []),
  ];
}

function countFollowing(count: number): string {
  return countOf(count, 'dependency follows', 'dependencies follow');
}

function countAgainst(count: number): string {
  return count === 1 ? '1 goes' : `${count === 0 ? 'none' : writeNumber(count)} go`;
}
