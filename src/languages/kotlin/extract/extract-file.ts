// What one Kotlin file imports, declares and refers to; see ../../jvm/conventions.ts.
import type { Extraction, SourceText } from '../../../model/source.ts';
import type { Declaration } from '../../../model/declaration.ts';
import { declareAll } from '../../kit/declarations.ts';
import { declareProgram } from '../../kit/programs.ts';
import { readFile } from './reader.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import { table, Word } from './words.ts';

export function extractKotlin(source: SourceText): Extraction {
  readFile(source);
  const { facade, hasLooseMembers, members, names, published, scope } = state;
  const { actual, aliases, declared, expected, extensions, functions, lambdas, values } = published;
  const imports = [...state.imports, ...names.statements()];
  // Other files cannot use the declarations of a script.
  if (source.path.endsWith('.kts')) return { imports, scope, declares: [] };
  if (hasLooseMembers) declared.add(state.qualify(facade ?? facadeOf(source.path)));
  const declares = [
    ...declareAll(declared),
    ...functions.values(),
    ...extensions.values(),
    ...declareAll(aliases, 'alias'),
    ...declareAll(expected, 'expect'),
    ...declareAll(actual, 'actual'),
    ...members.declarations(),
    ...lambdas.values(),
    ...Array.from(values, valuesOf),
    ...declareProgram(functions.has(state.qualify('main')) || state.tokens.hasWord(Word.main, isStaticMain)),
  ];
  return { imports, scope, declares };
}

/** `@JvmStatic fun main(` of an object. */
function isStaticMain(place: number): boolean {
  const { kinds, words } = state.tokens;
  return kinds[place - 1] === Token.fun && words[place - 2] === Word.JvmStatic;
}

function valuesOf([type, names]: readonly [number, ReadonlySet<number>]): Declaration {
  return {
    kind: 'kotlin-values',
    type: table.text(type),
    names: Array.from(names, (name) => table.text(name)),
  };
}

/** `cart-items.kt` is `Cart_itemsKt`. */
function facadeOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
  const identifier = /^\w+$/.test(name) ? name : name.replaceAll(/[^\p{L}\p{N}_$]/gu, '_');
  return `${identifier.charAt(0).toUpperCase()}${identifier.slice(1)}Kt`;
}
