// Responds with the report in one of its forms. Each encoding is compressed once.
import { compressBody } from '../session/compress-body.ts';
import { type ContentEncoding, chooseEncoding } from './accept-encoding.ts';

export interface ReportForm {
  readonly body: Buffer<ArrayBuffer>;
  readonly mediaType: string;
  /** The hash of the report. */
  readonly hash: string;
}

export async function answerReport(
  request: Request,
  { body, mediaType, hash }: ReportForm,
): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  const headers = { etag: entityTag(hash, encoding), vary: 'accept-encoding', 'cache-control': 'no-cache' };
  if (isKnown(request.headers.get('if-none-match'), hash))
    return new Response(null, { status: 304, headers });
  const encoded = encoding === 'identity' ? body : await compressBody(body, encoding);
  return new Response(encoded, {
    headers: {
      ...headers,
      'content-type': mediaType,
      'content-length': String(encoded.byteLength),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
}

/** The hash of the report and the encoding: another encoding needs another ETag. */
function entityTag(hash: string, encoding: ContentEncoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/** In any encoding: the report is the same. */
function isKnown(ifNoneMatch: string | null, hash: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((tag) => {
    const opaque = tag.trim().replace(/^W\//, '');
    return (
      opaque === '*' || opaque === `"${hash}"` || opaque === `"${hash}-gzip"` || opaque === `"${hash}-br"`
    );
  });
}
