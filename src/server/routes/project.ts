import { answerAnalysis } from '../answer-analysis.ts';
import { get, post } from '../route.ts';
import { projectAnswer, projectBody, projectChangedAnswer } from '../schemas.ts';
import { findFolder } from '../find-folder.ts';
import type { Server } from '../server.ts';

export const project = get('/api/project', 'Which project is served', {
  answers: { 200: { description: 'Its path.', content: { 'application/json': projectAnswer } } },
  handle: ({ server }) =>
    Response.json(
      { path: server.session.served.summary.projectRoot },
      { headers: { 'cache-control': 'no-cache' } },
    ),
});

export const changeProject = post('/api/project', 'Serve another project', {
  body: projectBody,
  answers: {
    200: { description: 'The new project is served.', content: { 'application/json': projectChangedAnswer } },
    404: { description: 'The folder does not exist.' },
    422: { description: 'The folder could not be analysed; the old project is still served.' },
  },
  handle: ({ server, body }) => serveFolder(server, body.path),
});

/** Also used after the folder dialog. */
export async function serveFolder(server: Server, path: string): Promise<Response> {
  const folder = await findFolder(path, server.workingFolder);
  const { summary } = await answerAnalysis(server.session.changeProject(folder));
  const { projectRoot, generatedAt, metrics } = summary;
  return Response.json({ status: 'ok', path: projectRoot, generatedAt, metrics });
}
