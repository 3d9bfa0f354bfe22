// What one Kotlin file imports, declares and refers to; see ../../jvm/conventions.ts.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { declarations } from './declarations.ts';
import { names } from './file-names.ts';
import { readText } from './reader.ts';
import { state } from './state.ts';
import { declareAll } from '../../kit/declarations.ts';

export function extractKotlin({ path, bytes, length }: SourceText): Extraction {
  readText(bytes, length);
  const { facade, hasLooseMembers } = state;
  const { scope, names: declared, extensions } = declarations;
  const isScript = path.endsWith('.kts');
  if (!isScript && hasLooseMembers) {
    const qualified = declarations.qualify(facade ?? facadeOf(path));
    if (!declared.includes(qualified)) declared.push(qualified);
  }
  // Nobody can use what a script declares.
  const declares = isScript ? [] : [...declareAll(declared), ...declareAll(extensions, 'extension')];
  return { imports: names.statements(), scope, declares };
}

/** `cart-items.kt` is `Cart_itemsKt`. */
function facadeOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
  const identifier = /^\w+$/.test(name) ? name : name.replaceAll(/[^\p{L}\p{N}_$]/gu, '_');
  return `${identifier.charAt(0).toUpperCase()}${identifier.slice(1)}Kt`;
}
