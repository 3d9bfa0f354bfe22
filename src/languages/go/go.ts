// Go: how its imports and references are read, and where they lead.
import type { Language } from '../language.ts';
import { goFiles } from './files.ts';
import { createResolver } from './resolve/create-resolver.ts';
import type { Extraction, SourceText } from '../../model/source.ts';
import { readConstraint } from './extract/build-constraint.ts';
import { Reader } from './extract/reader.ts';
import { declareAll } from '../kit/declarations.ts';

export const go: Language = {
  ...goFiles,
  extract: extractFile,
  createResolver,
};

/** Used for one file after the other. */
const reader = new Reader();

/**
 * An import keeps the name that is written before its path (`_` and `.` too). A reference is a name by itself (`Invoice`) or
 * one with its selector (`cart.Add`). `declares` are plain names, since what qualifies them is the folder; `init` is among
 * them where the file has one, though nobody can refer to it.
 */
function extractFile(source: SourceText): Extraction {
  reader.read(source);
  const condition = readConstraint(source);
  const { imports, packageName: scope } = reader;
  const declares = declareAll(reader.declares);
  reader.addReferencesTo(imports);
  return condition === undefined ? { imports, scope, declares } : { imports, scope, declares, condition };
}
