// The configuration that `lintel init` writes: every key with its default and a comment.

/** Layers that a project already follows. */
export interface TemplateLayers {
  /** Folder names, high to low; those of one list share a layer. */
  readonly layers: readonly (readonly string[])[];
  /** What was found, a line each. */
  readonly findings: readonly string[];
}

/** `schema` is the path of the JSON Schema for editors, where the project has it. */
export function configTemplate(schema: string | undefined, layers?: TemplateLayers): string {
  const start = schema === undefined ? '{\n' : `{\n  "$schema": ${JSON.stringify(schema)},\n\n`;
  return `${start}${introduction(layers)}${globs}${layers === undefined ? sampleLayers : writeLayers(layers)}${rest}`;
}

function introduction(layers: TemplateLayers | undefined): string {
  const defaults =
    layers === undefined ? 'These are the defaults.' : 'Apart from "layers", these are the defaults.';
  return `  // ${defaults} Change what does not fit, delete the rest.\n`;
}

const globs = `
  // Globs. Analyse only source files that match one of them; empty: all source files. Example: "src/**"
  "include": [],

  // Globs of files and folders to leave out, in addition to .gitignore: "generated/**", "*.stories.tsx"
  "ignore": [],
`;

const layersComment = `
  // Folder names, high to low; a nested list is one layer. A file may depend on its own layer and on lower ones.`;

/** Left out, because without layers the order is inferred in every analysis. */
const sampleLayers = `${layersComment}
  // Without layers the order is inferred from the project.
  // "layers": ["pages", ["services", "jobs"], "store"],
`;

function writeLayers({ layers, findings }: TemplateLayers): string {
  const lines = layers.map((names) => `    ${writeNames(names)}`);
  const comments = findings.map((finding) => `\n  // ${finding}`).join('');
  return `${layersComment}${comments}\n  "layers": [\n${lines.join(',\n')}\n  ],\n`;
}

function writeNames(names: readonly string[]): string {
  const written = names.map((name) => JSON.stringify(name)).join(', ');
  return names.length === 1 ? written : `[${written}]`;
}

const rest = `
  // Globs of files whose role is not what their name says: { "test": ["qa/**"], "product": ["src/examples/**"] }
  // Roles: product, test, fixture, example, docs, benchmark, generated, vendored.
  "roles": {},

  "thresholds": {
    // The minimum number of dependencies of a god module. The project's 90th percentile can raise it.
    "godModule": 8,
    // The minimum number of dependencies and dependents of a hub. The project's 90th percentile can raise it.
    "dependencyExplosion": 12
  },

  "cycles": {
    // Whether type-only imports count for cycles.
    "typeOnly": false
  },

  // Skip the imports of larger files; they stay in the report.
  "maxFileSize": "10MiB",

  // Number of files in the lists of the most complex and most critical files.
  "top": 20
}
`;
