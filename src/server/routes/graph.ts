// The report, byte for byte as it is on disk, from buffers that are ready in every encoding once it was asked for.
import * as z from 'zod';
import { compressBody } from '../../session/compress-body.ts';
import { type ContentEncoding, chooseEncoding } from '../accept-encoding.ts';
import { get } from '../route.ts';

export const graph = get({
  path: '/api/graph',
  summary: 'The full report',
  answers: {
    200: {
      description: 'The report. Its JSON Schema is published with the package as schemas/report.schema.json.',
      content: { 'application/json': z.looseObject({}) },
    },
    304: { description: 'The report is still the one of If-None-Match.' },
  },
  async handle({ server, request }) {
    const { bodies, hash } = server.session.served;
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    const headers = { etag: entityTag(hash, encoding), vary: 'accept-encoding', 'cache-control': 'no-cache' };
    if (isKnown(request.headers.get('if-none-match'), hash))
      return new Response(null, { status: 304, headers });
    const body = encoding === 'identity' ? bodies.identity : await compressBody(bodies, encoding);
    return new Response(body, {
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': String(body.byteLength),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    });
  },
});

/** The hash of the report, and what was done to it: the same report in another encoding is another entity. */
function entityTag(hash: string, encoding: ContentEncoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/** In whichever encoding the client has it: the report inside is the same. */
function isKnown(ifNoneMatch: string | null, hash: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((tag) => {
    const opaque = tag.trim().replace(/^W\//, '');
    return (
      opaque === '*' || opaque === `"${hash}"` || opaque === `"${hash}-gzip"` || opaque === `"${hash}-br"`
    );
  });
}
