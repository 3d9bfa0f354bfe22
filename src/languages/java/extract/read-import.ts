// `package shop.cart;`, `import shop.Cart;`, `import static shop.Cart.*;`
import { dot, star } from '../../kit/bytes.ts';
import { writtenName } from './file-names.ts';
import { endOfPath, pathBetween } from './paths.ts';
import { state } from './state.ts';
import { Token } from './tokens.ts';

const { names, tokens } = state;

/** At `package`; returns the place of its last token. */
export function readPackage(place: number): number {
  if (tokens.kinds[place + 1] !== Token.name) return place;
  const last = endOfPath(place + 1);
  state.packageName = writtenName(pathBetween(place + 1, last));
  return last;
}

/** At `import`; returns the place of its last token. */
export function readImport(place: number): number {
  const { kinds, starts } = tokens;
  const isStatic = kinds[place + 1] === Token.static;
  let first = isStatic ? place + 2 : place + 1;
  if (kinds[first] !== Token.name) return place;
  // `import module java.base;`
  const isModule = kinds[first + 1] === Token.name;
  if (isModule) first++;
  const last = endOfPath(first);
  const line = tokens.lines[first]!;
  const path = writtenName(pathBetween(first, last));
  const isStar = kinds[last + 1] === dot && state.bytes[starts[last + 2]!] === star;
  if (isStar || isModule) state.imports.push({ specifier: isStar ? `${path}.*` : path, line });
  else {
    const name = tokens.words[last]!;
    names.bind(name);
    // A static import usually names a method, and calls are not recorded.
    state.imports.push({ specifier: path, line, name, isStatic });
  }
  return isStar ? last + 2 : last;
}
