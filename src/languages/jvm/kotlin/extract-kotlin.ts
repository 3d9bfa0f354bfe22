// What one Kotlin file imports, declares and refers to; see ../conventions.ts. An extension is declared by its name and
// once more with a dot before it (`shop..total`), as the references to what stands behind a dot are written (`.total`).
import type { Extraction, SourceText } from '../../../model/source.ts';
import { Reader } from './reader.ts';

export function extractKotlin(source: SourceText): Extraction {
  const reader = new Reader(source);
  reader.read();
  const { state } = reader;
  const { declares, scope } = state;
  const isScript = source.path.endsWith('.kts');
  if (!isScript && state.hasLooseMembers) {
    declares.push(state.qualify(state.facade ?? facadeOf(source.path)));
  }
  return {
    imports: state.names.statements(),
    scope,
    // Nobody can use what a script declares.
    declares: isScript ? [] : declares.length > 1 ? [...new Set(declares)] : declares,
  };
}

/** `cart-items.kt` is `Cart_itemsKt`. */
function facadeOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
  const identifier = name.replaceAll(/[^\p{L}\p{N}_$]/gu, '_');
  return `${identifier.charAt(0).toUpperCase()}${identifier.slice(1)}Kt`;
}
