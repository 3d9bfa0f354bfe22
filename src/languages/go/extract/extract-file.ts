// What one Go file imports, declares for its package and refers to.
//
// An import keeps the name that is written before its path (`_` and `.` too). A reference is a name by itself (`Invoice`)
// or one with its selector (`cart.Add`). `declares` are plain names, since what qualifies them is the folder; `init` is
// among them where the file has one, though nobody can refer to it.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { readConstraint } from './build-constraint.ts';
import { Reader } from './reader.ts';
import { declareAll } from '../../kit/declarations.ts';

/** Used for one file after the other. */
const reader = new Reader();

export function extractFile(source: SourceText): Extraction {
  reader.read(source);
  const condition = readConstraint(source);
  const { imports, packageName: scope } = reader;
  const declares = declareAll(reader.declares);
  reader.addReferencesTo(imports);
  return condition === undefined ? { imports, scope, declares } : { imports, scope, declares, condition };
}
