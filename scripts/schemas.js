// The JSON Schemas of the report, of a change and of a history, made from their types and comments: the types are the only place that says
// what they are.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_CONFIG, SchemaGenerator, createFormatter, createParser } from 'ts-json-schema-generator';
import ts from 'typescript';

/** @param {string} outDir */
export function writeSchemas(outDir) {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'report.schema.json'), `${JSON.stringify(reportSchema(), null, 2)}\n`);
  writeFileSync(join(outDir, 'change.schema.json'), `${JSON.stringify(changeSchema(), null, 2)}\n`);
  writeFileSync(join(outDir, 'history.schema.json'), `${JSON.stringify(historySchema(), null, 2)}\n`);
}

export function reportSchema() {
  return schemaOf('Report', { file: 'report.ts', id: 'report:1', title: 'Lintel report' });
}

export function changeSchema() {
  return schemaOf('Change', { file: 'change.ts', id: 'change:1', title: 'Lintel change' });
}

export function historySchema() {
  return schemaOf('History', { file: 'history.ts', id: 'history:1', title: 'Lintel history' });
}

/**
 * @param {string} type
 * @param {{ file: string, id: string, title: string }} names
 * @returns {Readonly<Record<string, unknown>>}
 */
function schemaOf(type, { file, id, title }) {
  /** @type {import('ts-json-schema-generator').CompletedConfig} */
  const config = {
    ...DEFAULT_CONFIG,
    type,
    topRef: false,
    additionalProperties: false,
    jsDoc: 'extended',
  };
  const program = typesAlone(fileURLToPath(new URL(`../src/model/${file}`, import.meta.url)));
  const generator = new SchemaGenerator(
    program,
    createParser(program, config),
    createFormatter(config),
    config,
  );
  const { $schema, ...schema } = generator.createSchema(type);
  return { $schema, $id: `urn:lintel:schema:${id}`, title, ...schema };
}

/**
 * These types need neither Node's nor the newest library: without them this takes a third of the time.
 * @param {string} source
 */
function typesAlone(source) {
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
