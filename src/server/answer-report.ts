// The served report, in one of its forms: from buffers that are ready in every encoding once it was asked for.
import { compressBody } from '../session/compress-body.ts';
import { type ContentEncoding, chooseEncoding } from './accept-encoding.ts';

export interface ReportForm {
  readonly body: Buffer<ArrayBuffer>;
  readonly mediaType: string;
  /** The report's: it changes with the report, and so does every form of it. */
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
