// The configuration that `lintel init` writes: every key with its default and a comment.

/** `schema` is the path of the JSON Schema for editors, if the project has it. */
export function configTemplate(schema: string | undefined): string {
  return schema === undefined ? `{\n${body}` : `{\n  "$schema": ${JSON.stringify(schema)},\n\n${body}`;
}

const body = `\
  // These are the defaults. Change what does not fit and delete the rest.

  // Analyse only source files that match one of these globs, for example "src/**". Empty: all source files.
  "include": [],

  // Globs of files and folders to leave out, in addition to .gitignore: "generated/**", "*.stories.tsx"
  "ignore": [],

  // Globs of files whose role is not what their name says: { "test": ["qa/**"], "product": ["src/examples/**"] }
  // Roles: product, test, fixture, example, docs, benchmark, generated, vendored.
  "roles": {},

  "thresholds": {
    // A file with at least this many outgoing dependencies is a god module,
    // unless the 90th percentile of the project is higher.
    "godModule": 8,
    // The same for hubs: incoming and outgoing dependencies together.
    "dependencyExplosion": 12
  },

  "cycles": {
    // Whether type-only imports can form cycles.
    "typeOnly": false
  },

  // Skip the imports of larger files. The files themselves stay in the report.
  "maxFileSize": "10MiB",

  // Number of files in the lists of the most complex and most critical files.
  "top": 20
}
`;
