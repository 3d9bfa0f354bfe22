// Finds what a file imports: a script as it is, a component file by the scripts in it.
import type { Extraction, ImportStatement, SourceText } from '../../../model/source.ts';
import { LineCounter } from '../../kit/line-counter.ts';
import { settleModules } from './amd-modules.ts';
import { forgetBundledModules } from './bundled-modules.ts';
import { findComponentScripts } from './component-scripts.ts';
import { dialectOf } from './dialect.ts';
import { readReferenceComments } from './reference-comments.ts';
import { scanScript } from './scan-script.ts';
import { Script } from './script.ts';
import { skipHashbang } from './skip.ts';

const componentExtensions = new Set(['.vue', '.svelte', '.astro']);

/** Looks closer at what was found in a script, whose first statement begins at `start`. */
export type Refine = (script: Script, start: number, isNamedElsewhere: (name: string) => boolean) => void;

export function extractImports(source: SourceText, refine: Refine = () => undefined): Extraction {
  const extension = source.path.slice(source.path.lastIndexOf('.')).toLowerCase();
  if (componentExtensions.has(extension)) return extractFromComponent(source, extension, refine);
  const script = new Script(source.bytes, source.length, dialectOf(source, extension));
  script.isEsModule = extension === '.mjs';
  const start = skipHashbang(script.bytes, script.length);
  const firstStatement = readReferenceComments(script, start);
  scanScript(script, script.dialect.jsdoc ? start : firstStatement);
  forgetBundledModules(script);
  settleModules(script);
  refine(script, firstStatement, () => false);
  return extractionOf(script.imports(new LineCounter(script.bytes), 0), script.bytes, script.skippedAt);
}

/** `skippedAt` is an offset in `bytes`. */
function extractionOf(
  imports: readonly ImportStatement[],
  bytes: Uint8Array,
  skippedAt: number | undefined,
): Extraction {
  if (skippedAt === undefined) return { imports };
  return { imports, skippedFrom: new LineCounter(bytes).lineAt(skippedAt) };
}

function extractFromComponent({ bytes, length }: SourceText, extension: string, refine: Refine): Extraction {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
  const lines = new LineCounter(text);
  let skippedAt: number | undefined;
  const imports = findComponentScripts(text, extension).flatMap(({ start, end, dialect, source }) => {
    // A copy, for the scanner wants a zero behind the script.
    const script = new Script(copyOf(text, start, end), end - start, dialect);
    if (source !== undefined) script.addSpecifier('static', source.text, source.offset - start);
    else {
      scanScript(script, 0);
      // Svelte keeps an import that does not say `type`.
      if (extension !== '.svelte') refine(script, 0, isNamedAround(text, start, end));
    }
    if (script.skippedAt !== undefined) skippedAt ??= start + script.skippedAt;
    return script.imports(lines, start);
  });
  return extractionOf(imports, text, skippedAt);
}

/** Whether a component says a name outside of one of its scripts: its template may use it, as `<order-list>` too. */
function isNamedAround(text: Buffer, start: number, end: number): (name: string) => boolean {
  const around = text.toString('utf8', 0, start) + text.toString('utf8', end);
  return (name) => {
    const inTags = name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase();
    return around.includes(name) || around.toLowerCase().includes(inTags);
  };
}

function copyOf(text: Buffer, start: number, end: number): Uint8Array {
  const copy = new Uint8Array(end - start + 1);
  copy.set(text.subarray(start, end));
  return copy;
}
