// The words of a Scala file, each known by a number: the keywords first, in every file by the same.
import { FileWords } from './file-words.ts';
import * as Token from './token.ts';
import { tokensOfWords } from '../../kit/keyword-table.ts';

const keywords: readonly (readonly [token: number, words: string])[] = [
  [
    Token.plainWord,
    'catch do else false finally forSome match null return super then this throw true try while yield export macro derives',
  ],
  [Token.plainWord, 'new'],
  [Token.classWord, 'class trait'],
  [Token.objectWord, 'object'],
  [Token.defWord, 'def'],
  [Token.valWord, 'val var'],
  [Token.typeWord, 'type'],
  [Token.packageWord, 'package'],
  [Token.importWord, 'import'],
  [Token.caseWord, 'case'],
  [Token.forWord, 'for'],
  [Token.extendsWord, 'extends'],
  [Token.withWord, 'with'],
  [Token.ifWord, 'if'],
  [Token.modifier, 'abstract final implicit lazy override private protected sealed'],
  [Token.enumWord, 'enum'],
  [Token.givenWord, 'given'],
  [Token.extensionWord, 'extension'],
  [Token.endWord, 'end'],
  [Token.softModifier, 'infix inline opaque open transparent using'],
];

const tokens = [...tokensOfWords(keywords)];

/** A keyword in imports alone, the name of what all classes inherit from, and what stands for any name. */
const known = ['as', 'AnyRef', '_'];

const inOrder = [...tokens.map(([word]) => word), ...known];

/** The words of one file after the other, behind these. */
export const words = new FileWords(inOrder);

const numberOf = (word: string): number => inOrder.indexOf(word);
export const asName = numberOf('as');
export const anyRefName = numberOf('AnyRef');
export const anyName = numberOf('_');
export const newName = numberOf('new');
export const privateName = numberOf('private');
export const givenName = numberOf('given');

/** The token of a keyword, by its number. */
export const keywordTokens = Uint8Array.from(tokens, ([, token]) => token);
export const keywordCount = keywordTokens.length;
