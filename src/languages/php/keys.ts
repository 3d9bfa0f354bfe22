// Lookup keys of names. Classes, functions and namespaces ignore case; constants ignore it in their namespace only. Keys
// of functions and constants begin with a keyword, as in `use function`.
import type { Declaration } from '../../model/declaration.ts';
import type { ImportDetail } from '../../model/import-detail.ts';

export function keyOfSymbol(
  name: string,
  { symbol }: Pick<Extract<ImportDetail, { kind: 'symbol' }>, 'symbol'>,
): string {
  return symbol === 'function' ? keyOfFunction(name) : keyOfConstant(name);
}

export function keyOfDeclared(declaration: Declaration): string {
  switch (declaration.kind) {
    case 'function':
    case 'conditional-function':
      return keyOfFunction(declaration.name);
    case 'constant':
    case 'conditional-constant':
    case 'path-constant':
      return keyOfConstant(declaration.name);
    case 'name':
      return declaration.name.toLowerCase();
    default:
      throw new Error(`PHP declares no ${declaration.kind}`);
  }
}

export function isKeyOfClass(key: string): boolean {
  return !key.includes(' ');
}

export function isKeyOfConstant(key: string): boolean {
  return key.startsWith('const ');
}

function keyOfFunction(name: string): string {
  return `function ${name.toLowerCase()}`;
}

export function keyOfConstant(name: string): string {
  const end = name.lastIndexOf('\\') + 1;
  return `const ${name.slice(0, end).toLowerCase()}${name.slice(end)}`;
}
