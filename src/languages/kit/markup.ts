import type { SourceText } from '../../model/source.ts';
import * as Byte from './bytes.ts';

const markup = /^<(?:\?xml|!doctype)\b/i;

/** Whether it is XML or HTML: translations of Qt in `.ts`, contents of Java's help in `.hs`. */
export function isMarkup({ bytes, length }: SourceText): boolean {
  return (
    bytes[0] === Byte.less && markup.test(String.fromCharCode(...bytes.subarray(0, Math.min(length, 10))))
  );
}
