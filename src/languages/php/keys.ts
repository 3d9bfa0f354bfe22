// By what a name is found: the same for every spelling of it. Classes, functions and namespaces are the same in any case;
// of a constant this holds for its namespace only. A function and a constant have a word before them, as in a `use`.
import type { Declaration } from '../../model/declaration.ts';
import type { ImportDetail } from '../../model/import-detail.ts';

export function keyOfSymbol(name: string, { symbol }: Extract<ImportDetail, { kind: 'symbol' }>): string {
  return symbol === 'function' ? keyOfFunction(name) : keyOfConstant(name);
}

export function keyOfDeclared(declaration: Declaration): string {
  switch (declaration.kind) {
    case 'function':
      return keyOfFunction(declaration.name);
    case 'constant':
    case 'path-constant':
      return keyOfConstant(declaration.name);
    case 'name':
      return declaration.name.toLowerCase();
    default:
      throw new Error(`PHP declares no ${declaration.kind}`);
  }
}

/** Of the name of a class no key has a blank. */
export function isKeyOfClass(key: string): boolean {
  return !key.includes(' ');
}

function keyOfFunction(name: string): string {
  return `function ${name.toLowerCase()}`;
}

export function keyOfConstant(name: string): string {
  const end = name.lastIndexOf('\\') + 1;
  return `const ${name.slice(0, end).toLowerCase()}${name.slice(end)}`;
}
