// Which files a test runner can be given, by the convention of each ecosystem; and names that runners load by themselves.
// docs/affected.md says where each row comes from.
import { testRunnerConfig } from '../../structure/assign-roles.ts';
import { nameOf } from '../../std/paths.ts';

/** The language of the report → names of test files, without their folders. */
const testNames: Readonly<Record<string, RegExp>> = {
  javascript: /(?:^|[._-])(?:test|spec|e2e|cy|test-d)\.[cm]?jsx?$|^test-.*\.[cm]?js$/,
  typescript: /(?:^|[._-])(?:test|spec|e2e|cy|test-d)\.[cm]?tsx?$|^test-.*\.[cm]?ts$/,
  python: /^test.*\.py$|_tests?\.py$/,
  go: /_test\.go$/,
  ruby: /_(?:test|spec)\.rb$|^test_.*\.rb$/,
  php: /(?:Test|Spec|Cest)\.php$/,
  java: /(?:Tests?|TestCase|IT|ITCase|Specs?)\.java$|^Test.*\.java$/,
  kotlin: /(?:Tests?|TestCase|IT|Specs?)\.kt$|^Test.*\.kt$/,
  scala: /(?:Tests?|Suite|Specs?)\.scala$/,
  csharp: /(?:Tests?|Specs?|Facts?|Fixture)\.cs$/,
  swift: /(?:Tests?|Specs?)\.swift$/,
  dart: /_test\.dart$/,
  elixir: /_test\.exs$/,
  haskell: /(?:Test|Spec)\.l?hs$/,
  lua: /_(?:spec|test)\.lua$/,
  shell: /\.bats$|(?:^|[._-])tests?\.(?:ba|z|k)?sh$/,
};

/** Scripts that a project gives its users: `bin/store-perf-test.sh` measures their installation. */
const isCommand = /(?:^|\/)s?bin\/[^/]+\.(?:ba|z|k)?sh$/;

/** A test by its name alone. */
export function isNamedAsTest(language: string, id: string): boolean {
  const name = nameOf(id);
  if (language === 'shell' && isCommand.test(id)) return false;
  if (testNames[language]?.test(name) === true) return true;
  return isScript(language) && /(?:^|\/)__tests__\//.test(id);
}

/**
 * Whether a file of role `test` can be a test whatever it is called: mocha runs all of `test/`. Not where the toolchain
 * accepts no other name, and not for a file that is no code of its own.
 */
export function mayBeTest(language: string, id: string): boolean {
  if (language === 'go' || language === 'rust' || language === 'protobuf') return false;
  if (configuresTests(language, id) || helperFolder.test(id)) return false;
  return !/(?:^|\/)(?:__init__\.pyi?|conftest\.py|.*\.gradle\.kts|.*\.pyi|.*\.d\.[cm]?ts|.*\.hh?|.*\.h(?:pp|xx))$/.test(
    id,
  );
}

/** What tests are made of, without tests. */
const helperFolder = /(?:^|\/)(?:[\w.-]*testing[-_]support|test[-_]common|\.storybook)\//;

/** Languages whose tests can stand in any file; runners take the file. */
export function hasInlineTests(language: string): boolean {
  return language === 'zig';
}

function isScript(language: string): boolean {
  return /^(?:java|type)script$|^(?:vue|svelte|astro)$/.test(language);
}

const configuration =
  /(?:^|\/)(?:[\w.-]+\.(?:config|conf)|\.[\w-]+rc|(?:vitest|jest)[\w.-]*(?:workspace|setup)[\w.-]*|[\w.-]+\.setup|setup-?tests?|(?:test|vitest|jest|global)-?setup)\.[cm]?[jt]sx?$/i;

const setup = /(?:^|[._-])(?:setup|bootstrap|env|register|hooks?|(?:spec|test|rails)_helper)(?:[._-]|$)/i;

/** Files that a runner's configuration names, or that are one: what they do, every test sees. */
export function configuresTests(language: string, id: string): boolean {
  return isScript(language) && (configuration.test(id) || testRunnerConfig.test(nameOf(id)));
}

/** Of a file of role `test` that nothing imports: whether its name says that the runner loads it before the tests. */
export function isNamedAsSetup(id: string): boolean {
  return setup.test(nameOf(id));
}

const dataFolder =
  /(?:^|\/)(?:testdata|test[-_](?:data|fixtures?|resources)|__(?:test)?fixtures__|fixtures?|testFixtures|__mocks__|mocks?|data|resources|golden|corpus|snapshots?|__snapshots__)\//;

/** Code that tests read as data or load by its place: Jest's `__mocks__`. Its role may be that of the folder around it. */
export function isTestData(role: string, id: string): boolean {
  return role === 'fixture' || (role === 'test' && dataFolder.test(id));
}
