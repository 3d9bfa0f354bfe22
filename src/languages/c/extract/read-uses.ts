// Which includes bring the base of a class, which nobody can pass in. A header is taken for that of a class by its name:
// `shop_cart.h` for `ShopCart` and `CShopCart`. In doubt an include is for something else.
import { stemOf } from '../../../std/paths.ts';
import type { ImportUse, SourceText } from '../../../model/source.ts';
import type { AskedDependency } from '../../language.ts';

export function readUses(
  source: SourceText,
  asked: readonly AskedDependency[],
): readonly (ImportUse | undefined)[] {
  const bytes = Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.length);
  const bases = readBases(bytes.toString('latin1').replaceAll(comment, ' '));
  return asked.map(({ target }) => (bases.has(plain(stemOf(target))) ? 'supertype' : undefined));
}

const comment = /\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** `class Cart final : public shop::Base<Row>, private Lines {`. What is longer is no header of a class. */
const ofClass = /(?<!\benum\s+)\b(?:class|struct)\b[^;{}()=]{0,300}?(?<!:):(?!:)([^;{}()]{1,500})\{/g;

/** `@interface Cart : Base <Lines>` */
const ofInterface = /@interface\s+\w+\s*:\s*(\w+)\s*(?:<([^>]*)>)?/g;

/** Written alike. */
function readBases(text: string): ReadonlySet<string> {
  const names = [...text.matchAll(ofClass)].flatMap(([, list = '']) => withoutArguments(list).split(','));
  const ofObjectiveC = [...text.matchAll(ofInterface)].flatMap(([, base = '', protocols = '']) => [
    base,
    ...protocols.split(','),
  ]);
  return new Set(
    [...names, ...ofObjectiveC].flatMap((written) => {
      const name = /(\w+)\s*$/.exec(written)?.[1];
      return name === undefined ? [] : [plain(name), plain(name.replace(prefix, ''))];
    }),
  );
}

/** `CCart`, `QCart`, `TCart`. */
const prefix = /^[A-Z](?=[A-Z][a-z])/;

function withoutArguments(list: string): string {
  const shorter = list.replaceAll(/<[^<>]*>/g, '');
  return shorter === list ? list : withoutArguments(shorter);
}

/** `shop_cart` and `ShopCart` are one. */
function plain(name: string): string {
  return name.replaceAll(/[_-]/g, '').toLowerCase();
}
