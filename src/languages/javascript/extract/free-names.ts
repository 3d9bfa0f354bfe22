// Names that a program of Vue calls and neither declares nor imports: Nuxt and unplugin-auto-import import them by name from
// folders such as `composables`. The resolver finds out which file that is, if any.
import { declareAll } from '../../kit/declarations.ts';
import { LineCounter } from '../../kit/line-counter.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';
import type { Extraction, ImportStatement } from '../../../model/source.ts';
import type { ComponentParts } from './component-scripts.ts';
import type { Span } from './markup-tag.ts';
import { stringOrComment } from './string-or-comment.ts';

const freeName: ImportDetail = { kind: 'free-name' };

/** More are not written by people. */
const mostNames = 300;

/** In TypeScript with types: `useCart<Item>()`. No member, but `...useCart()`. */
const call =
  /(?<![\w$])(?<!(?<!\.\.)\.)([A-Za-z_][\w$]*)(?:<[^<>()]{1,99}(?:<[^<>()]{1,99}>[^<>()]{0,99})?>)?\(/g;

/** What is called in nearly every file, and what is followed by a parenthesis too. */
const usual = new Set(
  `if for while switch catch function return typeof await import require super constructor
  ref shallowRef reactive readonly computed watch watchEffect toRef toRefs unref nextTick inject provide onMounted onUnmounted
  onBeforeMount onBeforeUnmount defineProps withDefaults defineEmits defineModel defineSlots defineExpose defineOptions emit
  useSlots useAttrs useRoute useRouter useNuxtApp useRuntimeConfig useAppConfig useState useCookie useFetch useAsyncData
  useLazyFetch useHead useSeoMeta useI18n navigateTo createError definePageMeta defineNuxtPlugin defineNuxtRouteMiddleware
  defineEventHandler eventHandler readBody getQuery setTimeout clearTimeout setInterval clearInterval fetch parseInt
  parseFloat Boolean Number String Symbol BigInt Array Object Map Set Date Error Promise RegExp URL isNaN
  encodeURIComponent decodeURIComponent requestAnimationFrame structuredClone`.split(/\s+/),
);

/** Those of a `.vue` file. */
export function withFreeNamesOf(
  imports: readonly ImportStatement[],
  bytes: Buffer,
  { scripts, templates }: ComponentParts,
): readonly ImportStatement[] {
  const own = scripts.filter(({ source }) => source === undefined);
  // Without `setup`, a template can call the methods of the component.
  const hasMethods = own.length > 0 && !own.some(({ isSetup }) => isSetup);
  return hasMethods ? imports : withNames(imports, bytes, { scripts: own, templates });
}

/** Of programs that rely on names; also of many others. */
const folders =
  /(?:^|\/)(?:composables|hooks|layouts|middleware|pages|plugins|server|shared|stores?|utils)\/(?!.*\.d\.\w+$)/;
/** `defineNuxtPlugin`, `defineEventHandler`, `defineStore`, and what modules add. */
const words = /(?<![.\w$])(?:define[A-Z]\w{1,40}|eventHandler|useNuxtApp|useRuntimeConfig)\(/;

/** Those of a script, and the names that it offers. */
export function withFreeNames(extraction: Extraction, path: string, bytes: Buffer): Extraction {
  if (!folders.test(path)) return extraction;
  const text = bytes.toString('latin1');
  const offered = offering.test(path) ? declareAll(offeredBy(path, blankStrings(text))) : [];
  const isOfNuxt = path.includes('composables/') || words.test(text);
  const imports = isOfNuxt
    ? withNames(extraction.imports, bytes, { scripts: [{ start: 0, end: bytes.length }], templates: [] })
    : extraction.imports;
  if (offered.length === 0 && imports === extraction.imports) return extraction;
  const declares = [...(extraction.declares ?? []), ...offered];
  return { ...extraction, imports, ...(declares.length > 0 && { declares }) };
}

interface Code {
  readonly scripts: readonly Span[];
  readonly templates: readonly Span[];
}

function withNames(
  imports: readonly ImportStatement[],
  bytes: Buffer,
  { scripts, templates }: Code,
): readonly ImportStatement[] {
  const texts = new Map<Span, string>();
  const known = new Set(usual);
  for (const span of scripts) {
    const text = blankStrings(bytes.toString('latin1', span.start, span.end));
    texts.set(span, text);
    for (const name of declaredIn(text)) known.add(name);
  }
  for (const span of templates) texts.set(span, bytes.toString('latin1', span.start, span.end));
  const lines = new LineCounter(bytes);
  const found: ImportStatement[] = [];
  for (const [{ start }, text] of [...texts].sort(([a], [b]) => a.start - b.start)) {
    for (const { index, 1: name } of text.matchAll(call)) {
      if (known.has(name!) || found.length === mostNames) continue;
      known.add(name!);
      found.push({ specifier: name!, detail: freeName, line: lines.lineAt(start + index), kind: 'static' });
    }
  }
  return found.length === 0 ? imports : [...imports, ...found].sort((a, b) => a.line - b.line);
}

/** And comments. All else stays where it is. */
function blankStrings(text: string): string {
  return text.replaceAll(stringOrComment, (found) => found.replaceAll(/[^\n'"]/g, ' '));
}

// Lengths are limited, so that no text takes long.
const declarations = [
  /\bimport\b([\w$\s,{}*]{1,600}?)\bfrom\b/g,
  /\b(?:function\b\s{0,9}\*?|class\b|enum\b)\s{0,9}([\w$]+)/g,
  /\b(?:const|let|var)\s{1,99}([\w$]+)/g,
  /\b(?:const|let|var)\s{1,99}([[{][^;]{1,500}?[\]}])\s{0,9}[=:]/g,
];

function declaredIn(text: string): readonly string[] {
  return declarations.flatMap((declaration) =>
    Array.from(text.matchAll(declaration), ([, names]) => names!).flatMap(
      (names) => names.match(/[\w$]+/g) ?? [],
    ),
  );
}

/** Files from which names are imported: directly in a folder, its index in one below, anywhere in those of a server. */
const offering =
  /(?:^|\/)(?:(?:composables|hooks|stores?|utils)\/(?:[^/]+\/index|[^/]+)|server\/utils\/.+)(?<!\.(?:d|test|spec|stories))\.[cm]?[jt]s$/;

const offeredHere =
  /^export\s+(?:abstract\s+)?(?:async\s+)?(?:function\b\s*\*?|const\b(?!\s+enum)|let\b|var\b|class\b|(?:const\s+)?enum\b)\s*([\w$]+|\{[^{}=]{1,500}\})/gm;
const offeredTogether = /^export\s*\{([^{}]{1,5000})\}/gm;
const offeredByDefault = /^export\s+default\b/m;

function offeredBy(path: string, text: string): readonly string[] {
  const names = Array.from(text.matchAll(offeredHere), ([, name]) => name!).flatMap(
    (name) => name.match(/[\w$]+(?=\s*[,}]|$)/g) ?? [],
  );
  for (const [, list] of text.matchAll(offeredTogether))
    for (const each of list!.split(',')) {
      const name = /([\w$]+)\s*$/.exec(each)?.[1];
      if (name === 'default') names.push(nameOfFile(path));
      else if (name !== undefined && !/^\s*type\b/.test(each)) names.push(name);
    }
  if (offeredByDefault.test(text)) names.push(nameOfFile(path));
  return [...new Set(names)];
}

/** `useCart` of `use-cart.ts` and `useCart/index.ts` */
function nameOfFile(path: string): string {
  const [, name = ''] = /([^/.]+)(?:\/index)?\.[^/]+$/.exec(path) ?? [];
  return name.replaceAll(/[-_]+(\w)/g, (_, letter: string) => letter.toUpperCase());
}
