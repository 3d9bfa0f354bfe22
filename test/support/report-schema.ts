// The report's schema is made from the types once for all tests: that takes the compiler a second.
import type { TestProject } from 'vitest/node';
import { reportSchema } from '../../scripts/schemas.js';

declare module 'vitest' {
  export interface ProvidedContext {
    reportSchema: Readonly<Record<string, unknown>>;
  }
}

export default function provideReportSchema(project: TestProject): void {
  project.provide('reportSchema', reportSchema());
}
