// The small version of `npm run soak`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { soak, startServer, writeLargeProject } from '../../../bench/server-load.js';

it(
  'serves whole reports to many readers while it is analysed again and again',
  { tags: 'slow', timeout: 90_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lintel-soak-'));
    writeLargeProject(join(folder, 'project'), 300);
    const server = await startServer(folder, 'project');
    const { bodies, distinctReports, failedRuns, errors, torn } = await soak(server.url, 16, 5);
    await server.stop();
    rmSync(folder, { recursive: true });
    expect({ failedRuns, errors, torn }).toEqual({ failedRuns: 0, errors: [], torn: 0 });
    expect(bodies).toBeGreaterThan(16);
    expect(distinctReports).toBeGreaterThan(1);
  },
);
