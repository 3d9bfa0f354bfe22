// The list of endpoints.
import type { Route } from '../route.ts';
import { advise } from './advise.ts';
import { answer } from './answer.ts';
import { badge } from './badge.ts';
import { change } from './change.ts';
import { events } from './events.ts';
import { graph } from './graph.ts';
import { health } from './health.ts';
import { history } from './history.ts';
import { open } from './open.ts';
import { openFile } from './open-file.ts';
import { openapi } from './openapi.ts';
import { changeProject, project } from './project.ts';
import { reanalyze } from './reanalyze.ts';
import { source } from './source.ts';

const documented: readonly Route[] = [
  graph,
  change,
  history,
  answer,
  health,
  badge,
  project,
  events,
  source,
  reanalyze,
  changeProject,
  advise,
  open,
  openFile,
];

export const apiRoutes: readonly Route[] = [...documented, openapi(documented)];
