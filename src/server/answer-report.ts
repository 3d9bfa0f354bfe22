// Responds with the report in one of its forms. Each encoding is compressed once.
import { compressBody } from '../session/compress-body.ts';
import { type ContentEncoding, chooseEncoding } from './accept-encoding.ts';

export interface ReportForm {
  readonly body: Buffer<ArrayBuffer>;
  readonly mediaType: string;
  /** Identifies the report in this form, without an encoding. */
  readonly tag: string;
}

export async function answerReport(
  request: Request,
  { body, mediaType, tag }: ReportForm,
): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  const headers = {
    etag: entityTag(tag, encoding),
    vary: 'accept, accept-encoding',
    'cache-control': 'no-cache',
  };
  if (isKnown(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers });
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

/** Another encoding needs another ETag. */
function entityTag(tag: string, encoding: ContentEncoding): string {
  return encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
}

/** The encoding is ignored, because the form is the same. */
function isKnown(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((known) => {
    const opaque = known.trim().replace(/^W\//, '');
    return opaque === '*' || opaque === `"${tag}"` || opaque === `"${tag}-gzip"` || opaque === `"${tag}-br"`;
  });
}
