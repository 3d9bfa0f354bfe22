// Serves the sample project, as it is, to all tests of the page: started and analysed once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchServer } from './launch-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly sampleUrl: string;
  }
}

export const sampleProject = resolve('examples/sample-project');

export default async function serveSample(project: TestProject): Promise<() => Promise<void>> {
  const outputFolder = mkdtempSync(join(tmpdir(), 'lintel-test-'));
  const { url, stop } = await launchServer(sampleProject, outputFolder, 0);
  project.provide('sampleUrl', url);
  return async () => {
    await stop();
    rmSync(outputFolder, { recursive: true, force: true });
  };
}
