// The configuration that `lintel init` writes: every key with its default, and what it is for.

/** `schema` is the path of the JSON Schema for editors, where the project has it. */
export function configTemplate(schema: string | undefined): string {
  return schema === undefined ? `{\n${body}` : `{\n  "$schema": ${JSON.stringify(schema)},\n\n${body}`;
}

const body = `\
  // Everything below says what Lintel does anyway. Change what does not fit, delete the rest.

  // Globs. Only source files that match one are analysed; with none here, all of them: "src/**"
  "include": [],

  // Globs of files and folders to leave out, beside those that .gitignore names: "generated/**", "*.stories.tsx"
  "ignore": [],

  // Globs of files whose role is not what their name says: { "test": ["qa/**"], "product": ["src/examples/**"] }
  // Roles: product, test, fixture, example, docs, benchmark, generated, vendored.
  "roles": {},

  "thresholds": {
    // A file with this many outgoing dependencies is a god module, unless a tenth of the project has more.
    "godModule": 8,
    // The same for incoming and outgoing dependencies together.
    "dependencyExplosion": 12
  },

  "cycles": {
    // Whether a cycle may run through imports that only types need.
    "typeOnly": false
  },

  // A larger file is part of the report, but its imports are not read.
  "maxFileSize": "10MiB",

  // How many files the report lists as the most complex and the most critical.
  "top": 20
}
`;
