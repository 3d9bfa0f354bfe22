// Where the tokens of a logical line stand: in the bases of a class, in an annotation, or elsewhere.
import { closeParen, comma, equals, greater, openParen } from '../../kit/bytes.ts';
import { ByteClass } from './byte-classes.ts';
import type { Scanner } from './scanner.ts';

export type Place = 'base' | 'annotation' | 'other';

/** Of the token that was read last; to be asked for every token of the line. */
export type PlaceOf = () => Place;

/** `class Cart(Base, shop.Panel[Item], metaclass=Meta):` */
export function placesInClass(scanner: Scanner): PlaceOf {
  let isFirst = false;
  let isBody = false;
  return () => {
    const place = isFirst ? 'base' : 'other';
    const byte = scanner.text[scanner.start];
    isBody ||= scanner.token === ByteClass.colon && scanner.depth === 0;
    isFirst = !isBody && scanner.depth === 1 && (byte === openParen || byte === comma);
    return place;
  };
}

/** `def add(self, item: Item = first, *more: Item) -> Cart:` */
export function placesInFunction(scanner: Scanner): PlaceOf {
  let part: 'name' | 'parameter' | 'annotation' | 'default' | 'end' | 'result' | 'other' = 'name';
  return () => {
    const { depth, token } = scanner;
    const byte = scanner.text[scanner.start];
    const isInside = part === 'parameter' || part === 'annotation' || part === 'default';
    // Its parameters look like those of the function.
    if (scanner.isWord('lambda')) part = 'other';
    else if (part === 'name' && byte === openParen) part = 'parameter';
    else if (isInside && depth === 0 && byte === closeParen) part = 'end';
    else if (isInside && depth === 1 && byte === comma) part = 'parameter';
    else if (isInside && depth === 1 && byte === equals) part = 'default';
    else if (part === 'parameter' && depth === 1 && token === ByteClass.colon) part = 'annotation';
    else if (part === 'end' && byte === greater) part = 'result';
    else if (depth === 0 && token === ByteClass.colon) part = 'other';
    return part === 'annotation' || part === 'result' ? 'annotation' : 'other';
  };
}

/** `self.item: Item = first` */
export function placesInVariable(scanner: Scanner): PlaceOf {
  let place: Place = 'other';
  let isAfter = false;
  return () => {
    if (scanner.depth > 0) return place;
    if (scanner.token === ByteClass.colon && !isAfter) place = 'annotation';
    else if (scanner.isSign('=') || scanner.isSign(';')) place = 'other';
    isAfter ||= scanner.token === ByteClass.colon;
    return place;
  };
}
