// module-info.java: `requires` names another module; `uses` and `provides` name types.
import type { Extraction, ImportStatement, SourceText } from '../../../model/source.ts';
import { LineCounter } from '../../kit/line-counter.ts';
import { Scanner } from './scanner.ts';
import { Token } from './tokens.ts';
import type { Declaration } from '../../../model/declaration.ts';

const fileName = 'module-info.java';

export function isModuleFile(path: string): boolean {
  return path === fileName || path.endsWith(`/${fileName}`);
}

export function extractModule(source: SourceText): Extraction {
  const scanner = new Scanner(source);
  const lines = new LineCounter(source.bytes);
  const [imports, bound, declares] = [[] as ImportStatement[], new Set<string>(), [] as Declaration[]];
  const references = new Map<string, ImportStatement>();
  const text = Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.length);
  let verb = '';
  for (let token = scanner.next(); token !== Token.end; token = scanner.next()) {
    if (token === Token.semicolon || token === Token.openBrace) verb = '';
    if (token === Token.import) verb = 'import';
    if (token !== Token.name) continue;
    const word = text.toString('utf8', scanner.start, scanner.chainEnd);
    const line = lines.lineAt(scanner.start);
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
