// What one Kotlin file imports, declares and refers to; see ../../jvm/conventions.ts. An extension is declared by its name and
// once more with a dot before it (`shop..total`), as the references to what stands behind a dot are written (`.total`).
import type { Extraction, SourceText } from '../../../model/source.ts';
import { declarations } from './declarations.ts';
import { names } from './file-names.ts';
import { readText } from './reader.ts';
import { state } from './state.ts';

export function extractKotlin({ path, bytes, length }: SourceText): Extraction {
  readText(bytes, length);
  const { facade, hasLooseMembers } = state;
  const { scope, texts: declares } = declarations;
  const isScript = path.endsWith('.kts');
  if (!isScript && hasLooseMembers) {
    const qualified = declarations.qualify(facade ?? facadeOf(path));
    if (!declares.includes(qualified)) declares.push(qualified);
  }
  // Nobody can use what a script declares.
  return { imports: names.statements(), scope, declares: isScript ? [] : declares };
}

/** `cart-items.kt` is `Cart_itemsKt`. */
function facadeOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
  const identifier = /^\w+$/.test(name) ? name : name.replaceAll(/[^\p{L}\p{N}_$]/gu, '_');
  return `${identifier.charAt(0).toUpperCase()}${identifier.slice(1)}Kt`;
}
