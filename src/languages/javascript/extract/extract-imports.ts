// The imports of a file: of a script itself, or of the scripts in a component.
import type { Extraction, ImportStatement, SourceText } from '../../../model/source.ts';
import { isMarkup } from '../../kit/markup.ts';
import { LineCounter } from '../../kit/line-counter.ts';
import { settleModules, findDefine } from './amd-modules.ts';
import { withFreeNames, withFreeNamesOf } from './free-names.ts';
import { withLoaderNames } from './loader-names.ts';
import { type ComponentParts, findComponentParts } from './component-scripts.ts';
import { dialectOf } from './dialect.ts';
import { scanScript } from './scan-script.ts';
import { Script } from './script.ts';
import { skipHashbang, skipComment, skipSpaces } from './skip.ts';
import { findUnknownTags } from './template-tags.ts';

const componentExtensions = new Set(['.vue', '.svelte', '.astro']);

/** Refines the imports found in a script whose first statement begins at `start`. */
export type Refine = (script: Script, start: number, isNamedElsewhere: (name: string) => boolean) => void;

/** Statements that begin after `lastLine` need not be read. */
export function extractImports(
  source: SourceText,
  refine: Refine = () => undefined,
  lastLine?: number,
): Extraction {
  const extension = source.path.slice(source.path.lastIndexOf('.')).toLowerCase();
  if (componentExtensions.has(extension)) return extractFromComponent(source, extension, refine);
  if (isMarkup(source)) return { imports: [], isNoSource: true };
  const script = new Script(source.bytes, source.length, dialectOf(source, extension));
  script.isEsModule = extension === '.mjs';
  const start = skipHashbang(script.bytes, script.length);
  const firstStatement = readReferenceComments(script, start);
  scanScript(script, script.dialect.typed ? firstStatement : start, lastLine);
  forgetBundledModules(script);
  settleModules(script);
  refine(script, firstStatement, () => false);
  const found = script.imports(new LineCounter(script.bytes), 0);
  const own = extractionOf(found, script.bytes, script);
  // TypeScript is loaded by its imports, and looking for these names takes 2% of an analysis.
  const isTypeScript = script.dialect.dropsTypes || script.dialect.declarations;
  const extraction = isTypeScript ? own : withLoaderNames(own, script);
  return withFreeNames(extraction, source.path, script.bytes.subarray(0, script.length));
}

/** Offsets in `bytes`. */
function extractionOf(
  imports: readonly ImportStatement[],
  bytes: Uint8Array,
  { skippedAt, computedAt }: Pick<Script, 'skippedAt' | 'computedAt'>,
): Extraction {
  if (skippedAt === undefined && computedAt === undefined) return { imports };
  return {
    imports,
    ...(skippedAt !== undefined && { skippedFrom: new LineCounter(bytes).lineAt(skippedAt) }),
    ...(computedAt !== undefined && { computedAt: new LineCounter(bytes).lineAt(computedAt) }),
  };
}

function extractFromComponent({ bytes, length }: SourceText, extension: string, refine: Refine): Extraction {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
  const lines = new LineCounter(text);
  let skippedAt: number | undefined;
  let computedAt: number | undefined;
  const parts = findComponentParts(text, extension);
  const imports = parts.scripts.flatMap(({ start, end, dialect, source }) => {
    // Copied, because the scanner expects a zero after the script.
    const script = new Script(copyOf(text, start, end), end - start, dialect);
    if (source !== undefined) script.addSpecifier('static', source.text, source.offset - start);
    else {
      scanScript(script, 0);
      // Svelte keeps imports without `type`.
      if (extension !== '.svelte') refine(script, 0, isNamedAround(text, start, end));
    }
    if (script.skippedAt !== undefined) skippedAt ??= start + script.skippedAt;
    if (script.computedAt !== undefined) computedAt ??= start + script.computedAt;
    return script.imports(lines, start);
  });
  const named = withTags(imports, text, parts);
  const all = extension === '.vue' ? withFreeNamesOf(named, text, parts) : named;
  return extractionOf(all, text, { skippedAt, computedAt });
}

/** And the components that the template names by tags. A script in another file may know any of them. */
function withTags(
  imports: readonly ImportStatement[],
  text: Buffer,
  { scripts, templates }: ComponentParts,
): readonly ImportStatement[] {
  if (scripts.some(({ source }) => source !== undefined)) return imports;
  const tags = findUnknownTags(text, templates, scripts);
  if (tags.length === 0) return imports;
  const lines = new LineCounter(text);
  const used = tags.map(({ name, offset }): ImportStatement => {
    return { specifier: `<${name}>`, line: lines.lineAt(offset), kind: 'reference' };
  });
  return [...imports, ...used].sort((a, b) => a.line - b.line);
}

/** Whether a name occurs in the component outside of a script: its template may use it, also as `<order-list>`. */
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

/** Precedes each module in Browserify output. Other bundlers use other parameter names. */
const browserify = Buffer.from('[function(require,module,exports){');

/** A single AMD module is normally anonymous; bundles name each module. */
const namedModule =
  /^define\(\s*(?:'[^'\n]*'|"[^"\n]*")\s*,\s*(?:\[\s*["']require["']|(?:\[[^\]]*\]\s*,\s*)?function\s*\w*\s*\(\s*require\b)/;

function forgetBundledModules(script: Script): void {
  if (script.count === 0 || script.dialect.typed) return;
  const start = findBundle(script);
  const { modules } = script;
  // A single module may be named too; two of either kind make a bundle.
  const isBundle = modules !== undefined && (modules.names.size > 1 || modules.unnamed > 1);
  if (start === undefined && !isBundle) return;
  script.revise((found) => {
    const { kind, offset } = found;
    const isListed = modules?.listed.has(offset) === true;
    if (isBundle && isListed) return undefined;
    const isBundled = start !== undefined && offset >= start && (isListed || kind === 'lazy');
    return isBundled ? undefined : found;
  });
}

/** Start of the first module that receives a `require`. */
function findBundle({ bytes, lastDefine }: Script): number | undefined {
  const starts = [bytes.indexOf(browserify), lastDefine < 0 ? -1 : findDefine(bytes, namedModule)];
  const found = starts.filter((start) => start >= 0);
  return found.length === 0 ? undefined : Math.min(...found);
}

const element = /^\/\/\/\s*<reference\s/;
const attributes = /\s(path|types|lib|no-default-lib)\s*=\s*(?:'([^']*)'|"([^"]*)")/g;

/** Reads the comments from `from` on. Returns the offset of the first statement. */
function readReferenceComments(script: Script, from: number): number {
  const { bytes, length } = script;
  let end = from;
  for (;;) {
    const start = skipSpaces(bytes, end, length);
    end = skipComment(bytes, start, length);
    if (end === start) return start;
    if (bytes[start + 1] === 0x2f && bytes[start + 2] === 0x2f) readReference(script, start, end);
  }
}

function readReference(script: Script, start: number, end: number): void {
  const comment = script.bytes.toString('utf8', start, end);
  if (!element.test(comment) || !comment.includes('/>')) return;
  const values = new Map<string, string>();
  for (const [, name = '', single, double] of comment.matchAll(attributes)) {
    if (!values.has(name)) values.set(name, single ?? double ?? '');
  }
  const types = values.get('types');
  const path = values.get('path');
  if (values.has('no-default-lib')) return;
  if (types !== undefined) script.addSpecifier('type', types, start);
  else if (path !== undefined && !values.has('lib'))
    script.addSpecifier('type', /^\.{0,2}\//.test(path) ? path : `./${path}`, start);
}
