// module-info.java: `requires` names another module; `uses` and `provides` name types.
import type { Declaration } from '../../../model/declaration.ts';
import type { Extraction, ImportStatement, SourceText } from '../../../model/source.ts';
import { writtenName } from './file-names.ts';
import { endOfPath, pathBetween } from './paths.ts';
import { readTokens } from './reader.ts';
import { state } from './state.ts';
import { Token } from './tokens.ts';

const fileName = 'module-info.java';

export function isModuleFile(path: string): boolean {
  return path === fileName || path.endsWith(`/${fileName}`);
}

export function extractModule(source: SourceText): Extraction {
  readTokens(source);
  const { kinds, lines } = state.tokens;
  const [imports, bound, declares] = [[] as ImportStatement[], new Set<string>(), [] as Declaration[]];
  const references = new Map<string, ImportStatement>();
  let verb = '';
  for (let place = 2; kinds[place] !== Token.end; place++) {
    const token = kinds[place]!;
    if (token === Token.semicolon || token === Token.openBrace) verb = '';
    if (token === Token.import) verb = 'import';
    if (token !== Token.name) continue;
    const line = lines[place]!;
    const last = endOfPath(place);
    const word = writtenName(pathBetween(place, last));
    place = last;
    if (verb === '' || verb === 'open') {
      verb = word;
    } else if (verb === 'module') {
      declares.push({ kind: 'module', name: word });
    } else if (verb === 'import' || (verb === 'requires' && word !== 'transitive')) {
      imports.push({ specifier: word, line, kind: 'static' });
      bound.add(word.slice(word.lastIndexOf('.') + 1));
    } else if ((verb === 'uses' || verb === 'provides') && word !== 'with' && !bound.has(word)) {
      if (!references.has(word)) references.set(word, { specifier: word, line, kind: 'reference' });
    }
  }
  return { imports: [...imports, ...references.values()], declares };
}
