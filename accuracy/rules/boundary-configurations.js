// Configurations of eslint-plugin-boundaries, each next to the rules that it is translated to.

/**
 * @typedef {{ name: string, boundaries: import('./boundaries.js').Boundaries, lintel: readonly (Record<string, unknown> & { name: string })[] }} BoundaryTranslation
 */

/** @type {(type: string) => { element: { type: string } }} */
const ofType = (type) => ({ element: { type } });

/** @type {(from: string, types: readonly string[]) => object} */
const allow = (from, types) => ({
  from: ofType(from),
  allow: types.map((type) => ({ to: ofType(type) })),
});

/** Which parts of its own code the plugin lets use which, in the version that its package contains as source. */
const ownParts = /** @type {const} */ ({
  config: ['src/configs/*.js', ['constants', 'config']],
  constants: ['src/constants/*.js', ['constants']],
  core: ['src/core/*.js', ['constants', 'helper', 'core']],
  helper: ['src/helpers/*.js', ['constants', 'helper']],
  rule: ['src/rules/*.js', ['constants', 'helper', 'core', 'rule-factory']],
  'rule-factory': ['src/rules-factories/*.js', ['constants', 'helper', 'core']],
  plugin: ['src/index.js', ['constants', 'config', 'rule']],
});

const ownElements = Object.entries(ownParts).map(([type, [pattern]]) => ({
  type,
  pattern,
  mode: 'file',
}));

/**
 * @param {string} name
 * @param {(allowed: readonly string[], type: string) => readonly string[]} change
 * @returns {BoundaryTranslation}
 */
function partsOf(name, change) {
  const parts = Object.entries(ownParts).map(([type, [pattern, allowed]]) => ({
    type,
    pattern,
    allowed: change(allowed, type),
  }));
  return {
    name,
    boundaries: {
      elements: ownElements,
      options: {
        default: 'disallow',
        policies: parts.flatMap(({ type, allowed }) => (allowed.length === 0 ? [] : [allow(type, allowed)])),
      },
    },
    lintel: parts.map(({ type, pattern, allowed }) => ({
      name: `${name}: ${type}`,
      // Where a part may not use itself, each of its files is a part of its own.
      from: allowed.includes(type) ? pattern : pattern.replace('*', '{file}'),
      mayUse: [
        ...parts.filter((other) => allowed.includes(other.type)).map((other) => other.pattern),
        // Files of no part are not judged, nor are packages.
        '*.js',
        'package:*',
      ],
    })),
  };
}

/** @type {readonly BoundaryTranslation[]} */
export const ownBoundaries = [
  partsOf('parts', (allowed) => allowed),
  partsOf('parts-without-constants', (allowed) => allowed.filter((type) => type !== 'constants')),
  partsOf('parts-alone', (_, type) => [type]),
  partsOf('files-alone', () => []),
  {
    name: 'micromatch-in-helpers',
    boundaries: {
      elements: ownElements,
      options: {
        default: 'allow',
        checkAllOrigins: true,
        policies: ['rule', 'core', 'rule-factory'].map((from) => ({
          from: ofType(from),
          disallow: [{ to: { module: { source: 'micromatch' } } }],
        })),
      },
    },
    lintel: [
      {
        name: 'micromatch-in-helpers',
        from: 'src/{rules,core,rules-factories}/*.js',
        mustNotUse: 'package:micromatch',
      },
    ],
  },
];

const folders = [{ type: 'part', pattern: 'src/*', capture: ['part'] }];

/** @type {(part: string) => { element: object }} */
const part = (name) => ({ element: { type: 'part', captured: { part: name } } });

/**
 * For folders of Three.js, written for this comparison: no published package was found that contains such a configuration together with
 * many files.
 * @type {readonly BoundaryTranslation[]}
 */
export const folderBoundaries = [
  {
    name: 'parts-alone',
    boundaries: {
      elements: folders,
      options: {
        default: 'disallow',
        policies: [{ from: ofType('part'), allow: [{ to: part('{{ from.element.captured.part }}') }] }],
      },
    },
    lintel: [{ name: 'parts-alone', from: 'src/{part}/**', mayUse: ['src/*.js', 'package:*'] }],
  },
  {
    name: 'core-alone',
    boundaries: {
      elements: folders,
      options: {
        default: 'allow',
        policies: [
          { from: part('core'), disallow: [{ to: ofType('part') }] },
          { from: part('core'), allow: [{ to: part('core') }] },
        ],
      },
    },
    lintel: [{ name: 'core-alone', from: 'src/core/**', mayUse: ['src/*.js', 'package:*'] }],
  },
  {
    name: 'order',
    boundaries: {
      elements: folders,
      options: {
        default: 'allow',
        policies: [
          { from: part('renderers'), disallow: ['objects', 'core'].map((name) => ({ to: part(name) })) },
          { from: part('objects'), disallow: [{ to: part('core') }] },
        ],
      },
    },
    lintel: [{ name: 'order', layers: ['src/core/**', 'src/objects/**', 'src/renderers/**'] }],
  },
  {
    name: 'entry-points-of-renderers',
    boundaries: {
      elements: folders,
      options: {
        default: 'allow',
        policies: [
          {
            disallow: [
              {
                to: { element: { type: 'part', captured: { part: 'renderers' }, fileInternalPath: '*/**' } },
              },
            ],
          },
        ],
      },
    },
    lintel: [
      {
        name: 'entry-points-of-renderers',
        protected: 'src/renderers/*/**',
        // Files of no part are not judged.
        only: ['src/renderers/**', 'src/*.js'],
      },
    ],
  },
];
