// The page knows the report and functions of the report: exporters, queries, the what-if, what the selectors of rules select,
// the words and lists of a change that the command has too, and the formulas and graph searches that the analysis uses. Nothing else of the
// program.
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

it('lets the page import only the model and functions of the report', () => {
  const broken = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .map((file) => `web/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap(importsOf)
    .filter(
      ({ target }) =>
        !/^(web|src\/model|src\/exporters|src\/query|src\/what-if)\/|^src\/(compare\/(changes-architecture|describe-change|gather-findings|finding|list-moves|count-changed-files|find-renamed-folders)|graph\/(find-components|link-pairs)|std\/(words|group-by)|risks\/score-risk|structure\/tangles\/order-units|rules\/(select|selectors-of|member-units))\.ts$/.test(
          target,
        ),
    );
  expect(broken).toEqual([]);
});

function importsOf(file: string) {
  return ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => ({ file, target: posix.join(posix.dirname(file), fileName) }));
}
