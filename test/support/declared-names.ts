// What a file declares, in words short enough for a table: `shop.Cart`, `extension shop.total`, `Shop Cart < Item`.
import type { Declaration, KotlinMembers } from '../../src/model/declaration.ts';
import type { PathPiece } from '../../src/model/import-detail.ts';

export function declaredNames(declares: readonly Declaration[] = []): string[] {
  return declares.map(inWords);
}

function inWords(declaration: Declaration): string {
  switch (declaration.kind) {
    case 'name':
      return declaration.name;
    case 'path-constant':
      return `constant ${declaration.name} = ${declaration.value.map(pieceInWords).join(' . ')}`;
    case 'class':
      // As Ruby opens a namespace: by what follows it.
      return `${declaration.nesting.join(' ')}${declaration.isOnlyOpened ? '::' : ''}`;
    case 'autoload':
      return `${declaration.nesting.join(' ')} in ${declaration.specifier}`;
    case 'ancestor':
      return `${declaration.nesting.join(' ')} ${declaration.isSuperclass ? '<' : '+'} ${declaration.ancestor}`;
    case 'kotlin-extension':
      return `extension ${declaration.name}${declaration.isFunction ? '()' : ''} of ${declaration.receiver}`;
    case 'kotlin-members':
      return `${declaration.name} has ${membersInWords(declaration)}`;
    case 'kotlin-values':
      return `${declaration.type}: ${declaration.names.join(' ')}`;
    case 'kotlin-lambda':
      return `${declaration.name} { ${declaration.receiver} }`;
    case 'search-path':
      return `${declaration.kind} ${declaration.folder}`;
    case 'package-words':
      return `${declaration.kind} ${declaration.words.join(' ')}`;
    case 'go-init':
      return `${declaration.kind} ${declaration.uses.join(' ')}; ${declaration.calls.join(' ')}`;
    case 'program':
    case 'module-maker':
    case 'shared-package':
      return declaration.kind;
    default:
      return `${declaration.kind} ${declaration.name}`;
  }
}

/** `items: Int total(): Tax first()` */
function membersInWords({ members, types }: KotlinMembers): string {
  return members.map((member, i) => (types[i] === '' ? member : `${member}: ${types[i]}`)).join(' ');
}

function pieceInWords({ kind, text }: PathPiece): string {
  return kind === 'text' ? `'${text}'` : text;
}
