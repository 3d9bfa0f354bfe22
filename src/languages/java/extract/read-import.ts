// `package shop.cart;`, `import shop.Cart;`, `import static shop.Cart.*;`
import type { State } from './state.ts';
import { Token } from './tokens.ts';

export function readPackage(state: State): void {
  const name = readName(state);
  if (name !== undefined) state.packageName = state.statements.textAt(name.start, name.end);
}

export function readImport(state: State): void {
  const name = readName(state);
  if (name === undefined) return;
  const { start, end, lastStart, isStar, isStatic } = name;
  // A static import usually names a method, and calls are not recorded.
  if (!isStar && isStatic) state.names.bind(lastStart, end);
  else if (!isStar) state.names.bindImport(lastStart, end);
  state.statements.import(start, end, lastStart);
}

interface WrittenName {
  readonly start: number;
  readonly end: number;
  readonly lastStart: number;
  readonly isStar: boolean;
  readonly isStatic: boolean;
}

/** Up to the semicolon, or the first token that cannot be part of the name. */
function readName({ scanner }: State): WrittenName | undefined {
  let name: WrittenName | undefined;
  let isDotted = false;
  let isStatic = false;
  for (let token = scanner.next(); ; token = scanner.next()) {
    if (token === Token.name && (name === undefined || isDotted)) {
      const { start, beforeLast, chainEnd: end } = scanner;
      const lastStart = beforeLast === start ? start : beforeLast + 1;
      name = { start: name?.start ?? start, end, lastStart, isStar: false, isStatic };
      isDotted = false;
    } else if (token === Token.name) {
      // `import module java.base;`
      const { start, chainEnd: end } = scanner;
      name = { start, end, lastStart: start, isStar: true, isStatic };
    } else if (token === Token.dot && name !== undefined) {
      isDotted = true;
    } else if (token === Token.operator && name !== undefined && isDotted) {
      name = { ...name, end: scanner.start + 1, isStar: true };
    } else if (token === Token.static) {
      isStatic = true;
    } else {
      return name;
    }
  }
}
