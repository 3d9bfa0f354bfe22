// The configuration that `lintel init` writes: every key with its default and a comment, and rules that the project already
// follows.

export interface TemplateRule {
  readonly rule: Readonly<Record<string, unknown>>;
  /** What was found in the project, in one sentence. */
  readonly finding: string;
}

/** `schema` is the path of the JSON Schema for editors, if the project has it. */
export function configTemplate(schema: string | undefined, rules: readonly TemplateRule[] = []): string {
  const start = schema === undefined ? '{\n' : `{\n  "$schema": ${JSON.stringify(schema)},\n\n`;
  return `${start}${introduction(rules)}${globs}${groups}${writeRules(rules)}${rest}`;
}

function introduction(rules: readonly TemplateRule[]): string {
  const defaults =
    rules.length === 0 ? 'These are the defaults.' : 'Apart from "rules", these are the defaults.';
  return `  // ${defaults} Change what does not fit, delete the rest.\n`;
}

const globs = `
  // Globs. Analyse only source files that match one of them; empty: all source files. Example: "src/**"
  "include": [],

  // Globs of files and folders to leave out, in addition to .gitignore: "generated/**", "*.stories.tsx"
  "ignore": [],
`;

const groups = `
  // Names for patterns of files: { "domain": ["src/core/**", "!src/core/legacy/**"], "feature": "src/features/{feature}/**" }
  "groups": {},
`;

const rulesComment = `
  // What may depend on what; "lintel check" reports what breaks a rule. Each rule has one of mustNotUse, mayUse, layers,
  // independent, protected, acyclic and budget:
  //   { "name": "domain is pure", "from": "domain", "mustNotUse": ["ui", "package:react*"], "because": "it runs on the server" }`;

function writeRules(rules: readonly TemplateRule[]): string {
  const written = rules.map(({ rule, finding }) => {
    const members = Object.entries(rule).map(
      ([key, value]) =>
        `      ${JSON.stringify(key)}: ${key === 'layers' ? writeLayers(value) : writeValue(value)}`,
    );
    return `${writeComment(finding)}    {\n${members.join(',\n')}\n    }`;
  });
  return `${rulesComment}\n  "rules": [${written.length === 0 ? '' : `\n${written.join(',\n')}\n  `}],\n${baseline}`;
}

/** In lines of about 110 characters. A word is never broken. */
function writeComment(text: string): string {
  const lines = text.replaceAll(/[\r\n]+/g, ' ').match(/\S.{0,100}\S*/g) ?? [];
  return lines.map((line) => `    // ${line.trimEnd()}\n`).join('');
}

/** One layer per line; if that gets too long, one pattern per line. */
function writeLayers(layers: unknown): string {
  return writeLines([layers].flat().map(writeLayer), '      ');
}

const maxWidth = 120;

function writeLayer(layer: unknown): string {
  const line = writeValue(layer);
  const patterns = [layer].flat();
  return line.length <= maxWidth || patterns.length === 1
    ? line
    : writeLines(patterns.map(writeValue), '        ');
}

function writeLines(elements: readonly string[], indent: string): string {
  return `[\n${elements.map((element) => `${indent}  ${element}`).join(',\n')}\n${indent}]`;
}

function writeValue(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(writeValue).join(', ')}]` : JSON.stringify(value);
}

const baseline = `
  // Violations that are known and do not fail a check. "lintel check --update-baseline" writes the file.
  "baseline": "lintel-baseline.json",
`;

const rest = `
  // Globs that override the role inferred from the name of a file: { "test": ["qa/**"], "product": ["src/examples/**"] }
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
