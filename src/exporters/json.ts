// The report itself, from which every other format is created.
import { renderReport } from '../report/render-report.ts';
import type { Exporter } from './exporter.ts';

export const json: Exporter = {
  id: 'json',
  description: 'the report itself',
  fileName: 'graph.json',
  mediaType: 'application/json',
  render: renderReport,
};
