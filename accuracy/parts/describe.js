// docs/accuracy/parts.md
import { outcomesTable } from './table.js';

/** @param {readonly import('../parts.js').Outcome[]} outcomes */
export function describe(outcomes) {
  return `# Parts of files

Made by \`npm run accuracy:parts\`.

To break a cycle, Lintel advises to [move a part of a file](../verdict.md#cuts): the statements that declare what others use, and all that these need in turn. That is compared with TypeScript's checker and with the names that Python's parser finds. Each name at the top of each file is tried. It makes up a part if that is at most half of the file. **Needed** are all uses, in a part, of names that the file declares or imports outside of that statement; **missed** are those that the part leaves behind.

Or what uses an import is moved: the statements that name what it brings, and all that use these in turn. Each import of each file is tried; **using** counts those that make up such a part: nothing of it has to stay in the file, and it is at most half of it. **Users** are all uses of what is moved, and of what the import brings, outside of the statement that declares it; **left** are those that stay behind.

${outcomesTable(outcomes)}
`;
}
