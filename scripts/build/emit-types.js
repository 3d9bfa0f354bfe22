// The declarations of the API, and of what they mention: nothing of the inside is published by accident.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** @type {ts.CompilerOptions} */
const compilerOptions = {
  declaration: true,
  isolatedDeclarations: true,
  exactOptionalPropertyTypes: true,
  strict: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
};

/**
 * @param {string} sourceRoot
 * @param {string} entry
 * @param {string} outDir
 */
export function emitTypes(sourceRoot, entry, outDir) {
  const queue = [entry];
  const emitted = new Set(queue);
  for (const file of queue) {
    const declaration = declare(join(sourceRoot, file));
    for (const { fileName } of ts.preProcessFile(declaration).importedFiles) {
      if (!fileName.startsWith('.'))
        throw new Error(`The types of the API need ${fileName}, which is bundled.`);
      const target = posix.join(posix.dirname(file), fileName);
      if (!emitted.has(target)) queue.push(target);
      emitted.add(target);
    }
    const path = join(outDir, file.replace(/\.ts$/, '.d.ts'));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, declaration.replaceAll(/(?<=['"]\.{1,2}\/[^'"]*)\.ts(?=['"])/g, '.js'));
  }
}

/** @param {string} path */
function declare(path) {
  const { outputText, diagnostics } = ts.transpileDeclaration(readFileSync(path, 'utf8'), {
    compilerOptions,
    fileName: path,
    reportDiagnostics: true,
  });
  const problem = diagnostics?.[0];
  if (problem !== undefined) {
    throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`);
  }
  return outputText;
}
