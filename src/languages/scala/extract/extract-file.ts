// What a Scala file imports, declares and references; see ../../jvm/conventions.ts.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { at } from '../../kit/bytes.ts';
import { declareAll } from '../../kit/declarations.ts';
import { declareProgram } from '../../kit/programs.ts';
import { readFile } from './reader.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import { Word } from './words.ts';

export function extractScala(source: SourceText): Extraction {
  readFile(source);
  const { clauses, declares, extensions, names, scope = clauses } = state;
  const outerPackages = scope.slice(1).map((_, i) => scope.slice(0, scope.length - 1 - i).join('.'));
  return {
    imports: [...state.imports, ...names.statements()],
    scope: scope.join('.'),
    declares: [
      ...declareAll(declares),
      ...declareAll(extensions, 'extension'),
      ...declareAll(outerPackages, 'outer-package'),
      ...declareProgram(isProgram()),
    ],
  };
}

/** `def main`, `@main def sell`, `object Shop extends App`. */
function isProgram(): boolean {
  const { tokens } = state;
  const follows = (place: number, before: readonly number[]): boolean =>
    before.includes(tokens.kinds[place - 1]!);
  return (
    tokens.hasWord(Word.main, (place) => follows(place, [Token.def, at])) ||
    [Word.App, Word.IOApp].some((app) =>
      tokens.hasWord(app, (place) => follows(place, [Token.extends_, Token.with_])),
    )
  );
}
