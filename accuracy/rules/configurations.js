// Configurations of dependency-cruiser, each rule next to its translation. Where `cruiser` is missing, the rule is the one of
// that name in the configuration that dependency-cruiser's package contains.

/**
 * @typedef {{ name: string, cruiser?: object, lintel?: Record<string, unknown>, without?: string }} Translation
 * `without` says why there is no translation.
 */

/** What is not a type; JavaScript has no other kinds. */
const runTime = ['static', 'lazy'];
const allKinds = [...runTime, 'type'];
const anyNpm = ['npm', 'core', 'type-only'];
const ofPackageJson = 'Lintel does not compare packages with `package.json`.';
const ofReach = 'Rules are about dependencies that exist, not about files that nothing reaches.';
const ofSpelling = 'Rules do not see how an import is spelled.';

/**
 * The rules of `dependency-cruiser/configs/recommended-strict`, all of them.
 * @type {readonly Translation[]}
 */
export const recommended = [
  { name: 'no-circular', lintel: { acyclic: '**', kinds: allKinds } },
  {
    name: 'no-deprecated-core',
    lintel: {
      from: '**',
      mustNotUse: ['punycode', 'domain', 'constants', 'sys', '_linklist', '_stream_wrap'].flatMap(
        (module) => [`package:${module}`, `package:node:${module}`],
      ),
    },
  },
  { name: 'no-orphans', without: ofReach },
  { name: 'no-duplicate-dep-types', without: ofPackageJson },
  { name: 'no-non-package-json', without: ofPackageJson },
  { name: 'not-to-deprecated', without: ofPackageJson },
  {
    name: 'not-to-unresolvable',
    without: 'The nearest rule is `"budget": { "unresolved": 0 }`: a figure, not a list of imports.',
  },
];

/**
 * Every rule that the repository of dependency-cruiser adds in its own configuration and that is about paths.
 * @type {readonly Translation[]}
 */
export const own = [
  {
    name: 'cli-to-main-only',
    cruiser: {
      from: { path: '(^src/cli/)' },
      to: {
        pathNot: [
          '^src/(main|utl|config-utl)/',
          '^src/(report/dot-webpage/wrap-in-html|environment|extract/transpile/meta)[.]mjs$',
          '^src/meta[.]cjs$',
          '$1',
        ],
        dependencyTypesNot: anyNpm,
      },
    },
    lintel: {
      from: 'src/cli/**',
      mayUse: [
        'src/{main,utl,config-utl}/**',
        'src/report/dot-webpage/wrap-in-html.mjs',
        'src/environment.mjs',
        'src/extract/transpile/meta.mjs',
        'src/meta.cjs',
        'package:*',
      ],
      kinds: runTime,
    },
  },
  stayIn('report-stays-in-report', 'report'),
  stayIn('extract-to-utl-only', 'extract'),
  {
    name: 'not-to-json',
    cruiser: { from: { path: '^src/' }, to: { path: '[.]json$' } },
    lintel: { from: 'src/**', mustNotUse: '**/*.json' },
  },
  {
    name: 'bin-to-cli-only',
    cruiser: {
      from: { path: '^bin/' },
      to: { pathNot: ['^src/cli', '^src/meta[.]cjs$'], dependencyTypesNot: anyNpm },
    },
    lintel: { from: 'bin/**', mayUse: ['src/cli/**', 'src/meta.cjs', 'package:*'], kinds: runTime },
  },
  {
    name: 'restrict-fs-access',
    cruiser: {
      from: {
        pathNot: [
          '^src/main/resolve-options/normalize[.]mjs',
          '^src/extract/(acorn|tsc|swc|resolve|gather-initial-sources[.]mjs)',
          '^src/(config-utl|cli|cache|utl/find-all-files[.]mjs)',
          '^src/report/dot-webpage/wrap-in-html[.]mjs',
          '^(test|tools)',
        ],
      },
      to: { path: '^fs$' },
    },
    lintel: {
      from: [
        '**',
        '!src/main/resolve-options/normalize.mjs',
        '!src/extract/{acorn,tsc,swc,resolve}/**',
        '!src/extract/gather-initial-sources.mjs',
        '!src/{config-utl,cli,cache}/**',
        '!src/utl/find-all-files.mjs',
        '!src/report/dot-webpage/wrap-in-html.mjs',
        '!{test,tools}/**',
      ],
      mustNotUse: ['package:fs', 'package:node:fs'],
    },
  },
  {
    name: 'no-dep-on-test',
    cruiser: { from: { path: '^(src|bin|tools|configs)' }, to: { path: '^test/' } },
    lintel: { from: '{src,bin,tools,configs}/**', mustNotUse: 'test/**' },
  },
  {
    name: 'no-dep-on-spec-files',
    cruiser: { from: {}, to: { path: '[.]spec[.]m?js$' } },
    lintel: { from: '**', mustNotUse: '**/*.spec.{js,mjs}' },
  },
  {
    name: 'no-external-to-here',
    cruiser: { from: { pathNot: '^(src|test|bin)' }, to: { path: '^(src|test)' } },
    lintel: { from: ['**', '!{src,test,bin}/**'], mustNotUse: '{src,test}/**' },
  },
  {
    name: 'prefer-lodash-individuals',
    cruiser: { from: {}, to: { path: 'lodash[.]js$' } },
    lintel: { from: '**', mustNotUse: 'package:lodash' },
  },
  {
    name: 'only-type-only-in-types',
    cruiser: {
      from: { path: '[.]d[.]m?ts$' },
      to: { dependencyTypesNot: ['type-only', 'type-import', 'triple-slash-type-reference'] },
    },
    lintel: { from: '**/*.d.{ts,mts}', mustNotUse: ['**', 'package:*'], kinds: runTime },
  },
  {
    name: 'only-type-only-to-dts',
    cruiser: {
      from: {},
      to: {
        path: '[.]d[.][cm]?ts$',
        dependencyTypesNot: ['type-only', 'type-import', 'triple-slash-type-reference'],
      },
    },
    lintel: { from: '**', mustNotUse: '**/*.d.{ts,cts,mts}', kinds: runTime },
  },
  {
    name: 'not-outside',
    cruiser: {
      from: { path: '^src/([^/]+/).+', pathNot: '^src/(?:main|cli)/' },
      to: {
        pathNot: ['^src/$1', '^src/(?:utl|graph-utl)/', '^src/meta[.]cjs$'],
        dependencyTypesNot: [...anyNpm, 'exotic-require'],
        couldNotResolve: false,
      },
    },
    lintel: {
      from: ['src/{part}/**', '!src/{main,cli}/**'],
      mayUse: ['src/{utl,graph-utl}/**', 'src/meta.cjs', 'package:*'],
      kinds: runTime,
    },
  },
  { name: 'not-to-dev-dep', without: ofPackageJson },
  { name: 'optional-deps-used', without: ofPackageJson },
  { name: 'peer-deps-used', without: ofPackageJson },
  { name: 'no-non-vetted-license', without: 'Lintel does not read the licences of packages.' },
  { name: 'only-known-exotic', without: ofSpelling },
  { name: 'test-to-src-with-subpaths-only', without: ofSpelling },
  { name: 'src-to-other-sub-paths-with-subpath-imports-only', without: ofSpelling },
  { name: 'no-tsconfig-basedir-use', without: ofSpelling },
  { name: 'not-unreachable-from-cli', without: ofReach },
  { name: 'not-unreachable-from-test', without: ofReach },
  { name: 'not-reachable-from-folder-index', without: ofReach },
  { name: 'utl-module-not-shared-enough', without: 'No rule is about the number of dependents.' },
  {
    name: 'not-to-ancestor-folders',
    without:
      'A pattern cannot say “in a folder above”; `acyclic` of the folders finds the circles that this prevents.',
  },
  { name: 'no-inter-module-test', without: 'The package contains no tests.' },
];

/** @type {(name: string, folder: string) => Translation} */
function stayIn(name, folder) {
  return {
    name,
    cruiser: {
      from: { path: `(^src/${folder}/)` },
      to: {
        pathNot: ['$1', '^src/meta[.]cjs$', '^src/(graph-utl|utl)'],
        dependencyTypesNot: anyNpm,
        ...(folder === 'extract' && { exoticallyRequired: false }),
      },
    },
    lintel: {
      from: `src/${folder}/**`,
      mayUse: ['src/meta.cjs', 'src/{graph-utl,utl}/**', 'package:*'],
      kinds: runTime,
    },
  };
}

/**
 * The same rules without what they allow, so that they are broken often.
 * @type {readonly Translation[]}
 */
export const strict = [
  ...['cli', 'main', 'report', 'extract', 'validate', 'analyze', 'cache'].map((folder) => ({
    name: `${folder}-alone`,
    cruiser: { from: { path: `^src/${folder}/` }, to: { pathNot: [`^src/${folder}/`] } },
    lintel: {
      from: `src/${folder}/**`,
      mustNotUse: ['**', `!src/${folder}/**`, 'package:*'],
      kinds: allKinds,
    },
  })),
  {
    name: 'parts-alone',
    cruiser: {
      from: { path: '^src/([^/]+)/' },
      to: { path: '^src/', pathNot: '^src/$1/', dependencyTypesNot: ['type-only'] },
    },
    lintel: { from: 'src/{part}/**', mayUse: ['**', '!src/**', 'package:*'], kinds: runTime },
  },
  {
    name: 'not-through',
    cruiser: { from: { path: '^src/cli/' }, to: { path: '^src/extract/', reachable: true } },
    lintel: { from: 'src/cli/**', mustNotUse: 'src/extract/**', transitive: true, kinds: allKinds },
  },
  {
    name: 'no-node-modules-in-main',
    cruiser: {
      from: { path: '^src/main/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'core'] },
    },
    lintel: { from: 'src/main/**', mustNotUse: 'package:*', kinds: allKinds },
  },
];

/** @type {(modules: readonly string[]) => Record<string, unknown>} */
const notOfNode = (modules) => ({
  from: '**',
  mustNotUse: modules.map((module) => `package:node:${module}`),
});
const noCycle = { acyclic: '**', kinds: allKinds };
const ofUnresolved = 'The nearest rule is `"budget": { "unresolved": 0 }`: a figure, not a list of imports.';

/**
 * Which parts the linter Wotan lets use which; its repository has the same as a configuration of dependency-cruiser. All of
 * its rules that are not about `package.json`.
 * @type {readonly Translation[]}
 */
export const wotan = [
  {
    name: 'not-to-test',
    cruiser: { from: { pathNot: '^test' }, to: { path: '^test' } },
    lintel: { from: ['**', '!test*/**'], mustNotUse: 'test*/**' },
  },
  { name: 'no-circular', lintel: noCycle },
  {
    name: 'no-deprecated-core',
    cruiser: {
      from: {},
      to: { dependencyTypes: ['core'], path: '^(?:punycode|domain|constants|sys|_linklist)$' },
    },
    lintel: notOfNode(['punycode', 'domain', 'constants', 'sys', '_linklist']),
  },
  {
    name: 'no-core-in-library',
    cruiser: {
      from: { path: '^(?:src|bin)/', pathNot: '^src/services/default/' },
      to: { dependencyTypes: ['core'], pathNot: '^path$' },
    },
    lintel: {
      from: ['{src,bin}/**', '!src/services/default/**'],
      mustNotUse: ['package:node:*', '!package:node:path'],
    },
  },
  {
    name: 'no-service-impl',
    cruiser: {
      from: { path: '^src/', pathNot: '^src/di/default[.]module[.](?:js|ts)$' },
      to: { path: '^src/services/default/' },
    },
    lintel: {
      from: ['src/**', '!src/di/default.module.{js,ts}'],
      mustNotUse: 'src/services/default/**',
    },
  },
  { name: 'not-to-unresolvable', without: ofUnresolved },
  { name: 'no-deprecated-npm', without: ofPackageJson },
  { name: 'no-non-package-json', without: ofPackageJson },
  { name: 'optional-deps-used', without: ofPackageJson },
];

/**
 * The same without what they allow, so that they are broken often.
 * @type {readonly Translation[]}
 */
export const wotanStrict = [
  {
    name: 'no-core-at-all',
    cruiser: { from: { path: '^(?:src|bin)/' }, to: { dependencyTypes: ['core'] } },
    lintel: { from: '{src,bin}/**', mustNotUse: 'package:node:*' },
  },
  ...['commands', 'di', 'services'].map((folder) => ({
    name: `${folder}-alone`,
    cruiser: { from: { path: `^src/${folder}/` }, to: { path: '^src/', pathNot: `^src/${folder}/` } },
    lintel: { from: `src/${folder}/**`, mustNotUse: ['src/**', `!src/${folder}/**`] },
  })),
  {
    name: 'no-services',
    cruiser: { from: { pathNot: '^src/services/' }, to: { path: '^src/services/' } },
    lintel: { protected: 'src/services/**', only: 'src/services/**' },
  },
];

/**
 * What RxJS asks of its sources; its repository has the same as a configuration of dependency-cruiser. All of its rules that
 * are not about `package.json`.
 * @type {readonly Translation[]}
 */
export const rxjs = [
  {
    name: 'not-to-spec',
    cruiser: { from: { pathNot: '^spec' }, to: { path: '^spec' } },
    lintel: { from: ['**', '!spec*/**'], mustNotUse: 'spec*/**' },
  },
  {
    name: 'not-to-spec-files',
    cruiser: { from: {}, to: { path: '[.]spec[.](?:js|ts)$' } },
    lintel: { from: '**', mustNotUse: '**/*.spec.{js,ts}' },
  },
  {
    name: 'no-deprecated-core',
    cruiser: { from: {}, to: { dependencyTypes: ['core'], path: '^(?:punycode|domain)$' } },
    lintel: notOfNode(['punycode', 'domain']),
  },
  {
    name: 'no-circular',
    cruiser: { from: { path: '^src/' }, to: { circular: true } },
    lintel: { ...noCycle, acyclic: 'src/**' },
  },
  { name: 'no-deprecated-npm', without: ofPackageJson },
  { name: 'not-to-dev-dep', without: ofPackageJson },
  { name: 'no-non-package-json', without: ofPackageJson },
  { name: 'peer-deps-used', without: ofPackageJson },
  { name: 'no-duplicate-dep-types', without: ofPackageJson },
];

/**
 * All rules of the configuration that the package top-bun contains.
 * @type {readonly Translation[]}
 */
export const topBun = [
  { name: 'not-to-test', lintel: { from: ['**', '!{test,spec}*/**'], mustNotUse: '{test,spec}*/**' } },
  { name: 'not-to-spec', lintel: { from: '**', mustNotUse: '**/*.spec.{js,ts,ls,coffee}' } },
  { name: 'no-circular', lintel: noCycle },
  {
    name: 'no-deprecated-core',
    lintel: notOfNode(['punycode', 'domain', 'constants', 'sys', '_linklist']),
  },
  { name: 'not-to-unresolvable', without: ofUnresolved },
  { name: 'no-deprecated-npm', without: ofPackageJson },
  { name: 'not-to-dev-dep', without: ofPackageJson },
  { name: 'no-non-package-json', without: ofPackageJson },
  { name: 'optional-deps-used', without: ofPackageJson },
  { name: 'peer-deps-used', without: ofPackageJson },
  { name: 'no-duplicate-dep-types', without: ofPackageJson },
];
