// Which files a test runner accepts, by the conventions of each ecosystem, and names that runners load on their own.
// docs/affected.md has the sources.
import { dartLibrary, testRunnerConfig } from '../../structure/roles/assign-roles.ts';
import { nameOf } from '../../std/paths.ts';

/** Language in the report → base names of test files. */
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

/** Scripts that a project ships: `bin/store-perf-test.sh` measures the user's installation. */
const isCommand = /(?:^|\/)s?bin\/[^/]+\.(?:ba|z|k)?sh$/;

/** Whether the name alone marks a test. */
export function isNamedAsTest(language: string, id: string): boolean {
  const name = nameOf(id);
  if ((language === 'shell' && isCommand.test(id)) || dartLibrary.test(id)) return false;
  if (testNames[language]?.test(name) === true) return true;
  return isScript(language) && /(?:^|\/)__tests__\//.test(id);
}

/**
 * Whether a file with role `test` can be a test whatever its name: mocha runs all of `test/`. False if the toolchain requires
 * a name, or if the file contains no code of its own.
 */
export function mayBeTest(language: string, id: string): boolean {
  if (language === 'go' || language === 'rust' || language === 'protobuf') return false;
  if (configuresTests(language, id) || helperFolder.test(id)) return false;
  if ((language === 'php' || language === 'ruby') && isNamedAsSetup(id)) return false;
  return !/(?:^|\/)(?:__init__\.pyi?|conftest\.py|.*\.gradle\.kts|.*\.pyi|.*\.d\.[cm]?ts|.*\.hh?|.*\.h(?:pp|xx))$/.test(
    id,
  );
}

/** Folders of test support code, without tests. */
const helperFolder = /(?:^|\/)(?:[\w.-]*testing[-_]support|test[-_]common|\.storybook)\//;

/** Languages in which any file can contain tests. Runners are given that file. */
export function hasInlineTests(language: string): boolean {
  return language === 'zig';
}

function isScript(language: string): boolean {
  return /^(?:java|type)script$|^(?:vue|svelte|astro)$/.test(language);
}

const configuration =
  /(?:^|\/)(?:[\w.-]+\.(?:config|conf)|\.[\w-]+rc|(?:vitest|jest)[\w.-]*(?:workspace|setup)[\w.-]*|[\w.-]+\.setup|setup-?tests?|(?:test|vitest|jest|global)-?setup)\.[cm]?[jt]sx?$/i;

const setup = /(?:^|[._-])(?:setup|bootstrap|env|register|hooks?|(?:spec|test|rails)_helper)(?:[._-]|$)/i;

/** Runner configurations and the files they name. They can affect every test. */
export function configuresTests(language: string, id: string): boolean {
  return isScript(language) && (configuration.test(id) || testRunnerConfig.test(nameOf(id)));
}

/** Whether the name of an unimported file with role `test` says that the runner loads it before the tests. */
export function isNamedAsSetup(id: string): boolean {
  return setup.test(nameOf(id));
}

const dataFolder =
  /(?:^|\/)(?:testdata|test[-_](?:data|fixtures?|resources)|__(?:test)?fixtures__|fixtures?|testFixtures|__mocks__|mocks?|data|resources|golden|corpus|snapshots?|__snapshots__)\//;

/** Code that tests read as data or load by location, such as Jest's `__mocks__`. The role may come from its folder. */
export function isTestData(role: string, id: string): boolean {
  return role === 'fixture' || (role === 'test' && dataFolder.test(id));
}
