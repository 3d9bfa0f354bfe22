// The lines around an import, as text. The guard treats it like a POST, because it shows source code, not the report.
import { type Problem, ProblemError } from '../problem.ts';
import { findProjectFile, noSuchFile } from '../project-file.ts';
import { readLinesAround, type Unreadable } from '../read-lines.ts';
import { getWithQuery } from '../route.ts';
import { sourceAnswer, sourceQuery } from '../schemas.ts';

export const source = getWithQuery('/api/source', 'The lines around a line of a file of the report', {
  query: sourceQuery,
  answers: {
    200: { description: 'The lines.', content: { 'application/json': sourceAnswer } },
    403: { description: 'The client is not on this machine, or the file is outside the project.' },
    404: { description: 'The file is not in the report, does not exist, or has fewer lines.' },
    422: { description: 'The file is not text, or the line is too far from its start.' },
  },
  async handle({ server, query: { file, line } }) {
    const path = await findProjectFile(server.session.served, file);
    const read = await readLinesAround(path, line).catch((cause: unknown) => {
      throw new ProblemError(
        { status: 404, code: 'no-such-file', detail: `${file} cannot be read.` },
        { cause },
      );
    });
    if (read.kind !== 'lines') throw new ProblemError(explain(read, file));
    const { firstLine, lines, size, changedAt } = read;
    return Response.json(
      { status: 'ok', file, firstLine, lines, size, changedAt: changedAt.toISOString() },
      { headers: { 'cache-control': 'no-store' } },
    );
  },
});

function explain(unreadable: Unreadable, file: string): Problem {
  switch (unreadable.kind) {
    case 'no-such-line':
      return {
        status: 404,
        code: 'no-such-line',
        detail: `${file} has only ${unreadable.count} lines now.`,
      };
    case 'not-a-file':
      return noSuchFile(file).problem;
    case 'not-text':
      return { status: 422, code: 'not-text', detail: `${file} is not a text file.` };
    case 'too-far':
      return {
        status: 422,
        code: 'line-too-far',
        detail: 'The line is more than 10 MiB from the start of the file.',
      };
  }
}
