// What one Go file imports, declares for its package and refers to.
//
// An import keeps the name that is written before its path (`_` and `.` too). A reference is a name by itself (`Invoice`)
// or one with its selector (`cart.Add`). `declares` are plain names, since what qualifies them is the folder; `init` is
// among them where the file has one, though nobody can refer to it.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { readConstraint } from './build-constraint.ts';
import { Reader } from './reader.ts';

export function extractFile(source: SourceText): Extraction {
  const reader = new Reader(source);
  reader.read();
  const condition = readConstraint(source);
  return {
    imports: [...reader.imports, ...reader.references],
    scope: reader.packageName,
    declares: reader.declares,
    ...(condition === undefined ? {} : { condition }),
  };
}
