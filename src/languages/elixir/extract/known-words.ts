// The words of Elixir that say something of modules, or of how far a block goes.
import { KeywordTable } from '../../kit/keyword-table.ts';
import * as Word from './word.ts';

const words = new Map([
  ['do', Word.do_],
  ['fn', Word.fn],
  ['end', Word.end],
  ['after', Word.branch],
  ['catch', Word.branch],
  ['else', Word.branch],
  ['rescue', Word.branch],
  ['__MODULE__', Word.module],
  ['alias', Word.alias],
  ['import', Word.directive],
  ['require', Word.directive],
  ['use', Word.directive],
  ['defmodule', Word.definition],
  ['defprotocol', Word.definition],
  ['defimpl', Word.implementation],
]);

export const knownWords = new KeywordTable(words);
