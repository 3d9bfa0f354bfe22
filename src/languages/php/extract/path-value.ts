// The value of a constant, where it may be a path or a part of one: an include may begin with it.
import { joinPieces } from '../path-expression.ts';
import type { Cursor } from './cursor.ts';
import { readPath } from './include-path.ts';
import type { PathPiece } from '../../../model/import-detail.ts';

/** Texts for people, patterns and the like are none. */
const mayBePath = /^[\w./\\ -]*$/;
const maxLength = 200;

export function readPathValue(cursor: Cursor, from: number): readonly PathPiece[] | undefined {
  const pieces = readPath(cursor, from);
  if (!pieces.every(({ text }) => mayBePath.test(text))) return undefined;
  const value = joinPieces(pieces);
  return value === undefined || value === '' || value.length > maxLength ? undefined : pieces;
}
