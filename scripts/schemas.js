// The JSON Schema of the report, made from its types and their comments: the types are the only place that says what a
// report is.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_CONFIG, SchemaGenerator, createFormatter, createParser } from 'ts-json-schema-generator';
import ts from 'typescript';

const source = fileURLToPath(new URL('../src/model/report.ts', import.meta.url));

/** @param {string} outDir */
export function writeSchemas(outDir) {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'report.schema.json'), `${JSON.stringify(reportSchema(), null, 2)}\n`);
}

/** @returns {Readonly<Record<string, unknown>>} */
export function reportSchema() {
  /** @type {import('ts-json-schema-generator').CompletedConfig} */
  const config = {
    ...DEFAULT_CONFIG,
    type: 'Report',
    topRef: false,
    additionalProperties: false,
    jsDoc: 'extended',
  };
  const program = typesAlone();
  const generator = new SchemaGenerator(
    program,
    createParser(program, config),
    createFormatter(config),
    config,
  );
  const { $schema, ...schema } = generator.createSchema('Report');
  return { $schema, $id: 'urn:lintel:schema:report:1', title: 'Lintel report', ...schema };
}

/** The report's types need neither Node's nor the newest library: without them this takes a third of the time. */
function typesAlone() {
  return ts.createProgram([source], {
    strict: true,
    exactOptionalPropertyTypes: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    lib: ['lib.es5.d.ts'],
    types: [],
    noEmit: true,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeSchemas(process.argv[2] ?? 'dist/schemas');
