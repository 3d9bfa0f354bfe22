// A file of the built page.
import { type Asset, answerReport, pageHeaders } from '../lintel.ts';
import { tagOf } from './tag-of.ts';

/** Each is hashed and compressed once. */
const forms = new WeakMap<Asset, { readonly body: Buffer<ArrayBuffer>; readonly tag: string }>();

export async function answerAsset(request: Request, asset: Asset): Promise<Response> {
  const form = forms.get(asset) ?? { body: Buffer.from(asset.bytes.buffer), tag: tagOf(asset.bytes) };
  forms.set(asset, form);
  const response = await answerReport(request, { ...form, mediaType: asset.mediaType });
  if (asset.isHashed) response.headers.set('cache-control', 'public, max-age=31536000, immutable');
  for (const [name, value] of Object.entries(pageHeaders)) response.headers.set(name, value);
  return response;
}
