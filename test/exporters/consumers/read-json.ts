import type { Report } from '../../../src/model/report.ts';
import type { Understood } from './consumer.ts';

export function readJson(text: string): Understood {
  const { nodes, edges }: Report = JSON.parse(text);
  return { nodes, edges };
}
