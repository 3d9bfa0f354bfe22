// Finds the configuration of a project: in lintel.config.json or under `lintel` in package.json, but not in both.
import { UserError } from '../model/user-error.ts';
import { type LocatedJson, parseLocatedJson } from '../std/located-json.ts';
import { type ConfigPlace, readConfigText } from './read-config-text.ts';

export const configFileName = 'lintel.config.json';
const packageFileName = 'package.json';
const packageKey = 'lintel';

export interface FoundConfig {
  readonly fileName: string;
  readonly json: LocatedJson;
  /** The JSON path of the configuration in the file. */
  readonly path: readonly string[];
  readonly value: unknown;
  /** Whether it comes from a file (default: true). */
  readonly isWritten?: boolean;
}

export async function findConfig(root: ConfigPlace): Promise<FoundConfig | undefined> {
  const [own, inPackage] = await Promise.all([findInOwnFile(root), findInPackage(root)]);
  if (own !== undefined && inPackage !== undefined) {
    throw new UserError(
      `Both ${configFileName} and the "${packageKey}" key of ${packageFileName} configure Lintel. Keep one of them.`,
    );
  }
  return own ?? inPackage;
}

async function findInOwnFile(root: ConfigPlace): Promise<FoundConfig | undefined> {
  const read = await readConfigText(root, configFileName);
  if (read.kind === 'absent') return undefined;
  if (read.kind === 'refused') throw new UserError(`${configFileName} cannot be read: ${read.reason}.`);
  const result = parseLocatedJson(read.text);
  if (!result.ok) throw new UserError(`${configFileName}, line ${result.line}: ${result.reason}.`);
  return { fileName: configFileName, json: result.json, path: [], value: result.json.value };
}

/** An invalid package.json is ignored here; the languages that need it report the problem. */
async function findInPackage(root: ConfigPlace): Promise<FoundConfig | undefined> {
  const read = await readConfigText(root, packageFileName);
  if (read.kind !== 'text' || !read.text.includes(packageKey)) return undefined;
  const result = parseLocatedJson(read.text);
  if (!result.ok) return undefined;
  const value = propertyOf(result.json.value, packageKey);
  return value === undefined
    ? undefined
    : { fileName: packageFileName, json: result.json, path: [packageKey], value };
}

function propertyOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return new Map(Object.entries(value)).get(key);
}
