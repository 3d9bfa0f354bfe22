// A report in every form in which it is served, made once where it was made. Levels are a measured choice: beyond them
// compression takes seconds for a few per cent.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Report } from '../model/report.ts';
import { renderReport } from '../report/render-report.ts';
import type { Outgoing } from './body-frames.ts';
import { fileLines } from './served-report.ts';

export async function renderBodies(report: Report): Promise<Outgoing> {
  const identity = Buffer.concat([...renderReport(report)].map((piece) => Buffer.from(piece)));
  const [zipped, br] = await Promise.all([
    promisify(gzip)(identity, { level: 6 }),
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
  ]);
  const files = fileLines(report.detailed.nodes.filter(({ type }) => type === 'file').map(({ id }) => id));
  return { identity, gzip: zipped, br, files };
}
