// `import Shop`, `@testable import struct Shop.Cart`. `name` keeps the attribute that changes what is seen by it.
import { type State } from './state.ts';
import { Token } from './tokens.ts';

export function readImport(state: State): void {
  const { scanner, bytes } = state;
  const { line } = scanner;
  let token = scanner.next();
  // `import struct`, `class`, `enum`, `protocol`, `typealias`, `func`, `let`, `var`
  if (token >= Token.type && token <= Token.typealias) token = scanner.next();
  if (token !== Token.name) return;
  const { start } = scanner;
  scanner.takePath();
  const specifier = Buffer.from(bytes.buffer, bytes.byteOffset + start, scanner.end - start).toString();
  const attribute = state.isTestable ? '@testable' : state.isExported ? '@_exported' : undefined;
  const name = attribute === undefined ? {} : { name: attribute };
  state.imports.push({ specifier, ...name, line, kind: 'static' });
}
