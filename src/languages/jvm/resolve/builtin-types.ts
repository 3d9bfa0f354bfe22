// Relations between the types of Kotlin's standard library that extensions are often written for.
import { keyByWord } from '../../kit/key-by-word.ts';
import { wordSet } from '../../kit/word-set.ts';
import { membersOfManyTypes } from '../extract/known.ts';

/** Type → the types above it; all are below `Any`. */
const supertypes = typesByName({
  Any: `Any CharSequence Number Unit Appendable Throwable ByteArray ShortArray CharArray IntArray LongArray FloatArray
        DoubleArray BooleanArray Array Iterator ClosedRange Iterable Map Sequence Pair Triple Result`,
  'Comparable Any': 'Char Boolean Enum UByte UShort UInt ULong',
  'Number Comparable Any': 'Byte Short Int Long Float Double',
  'CharSequence Comparable Any': 'String',
  'CharSequence Appendable Comparable Any': 'StringBuilder',
  'ClosedRange Iterable Any': 'IntRange LongRange CharRange',
  'Iterable Any': 'MutableIterable Collection',
  'Collection Iterable Any': 'List Set',
  'Collection MutableIterable Iterable Any': 'MutableCollection',
  'List MutableCollection Collection MutableIterable Iterable Any': 'MutableList',
  'Set MutableCollection Collection MutableIterable Iterable Any': 'MutableSet',
  'Map Any': 'MutableMap',
});

/** Types whose subtypes are all in the table. */
const final = wordSet(
  `String StringBuilder Char Boolean Byte Short Int Long Float Double UByte UShort UInt ULong Unit ByteArray ShortArray
  CharArray IntArray LongArray FloatArray DoubleArray BooleanArray Array Pair Triple Result IntRange LongRange CharRange`,
);

/** Whether a value of one type can be of the other; undefined if unknown. */
export function relationOfBuiltins(one: string, other: string): boolean | undefined {
  if (one === 'Any' || other === 'Any') return true;
  const isRelated = isAbove(one, other) || isAbove(other, one);
  if (isRelated || final.has(one) || final.has(other)) return isRelated;
  return supertypes.has(one) && supertypes.has(other) ? false : undefined;
}

export function isBuiltinType(type: string): boolean {
  return supertypes.has(type);
}

export function isAbove(above: string, type: string): boolean {
  return supertypes.get(type)?.includes(above) === true;
}

/** Types → the members that they add to those of their supertypes, as references write them. */
const ownMembers = {
  CharSequence: 'length get() subSequence()',
  Appendable: 'append()',
  StringBuilder: `capacity() delete() deleteCharAt() ensureCapacity() indexOf() insert() lastIndexOf() replace() reverse()
    setCharAt() setLength() substring()`,
  Throwable: 'message cause',
  Enum: 'name ordinal',
  Number: 'toByte() toShort() toInt() toLong() toFloat() toDouble()',
  Iterable: 'iterator()',
  Iterator: 'next() hasNext()',
  Collection: 'size isEmpty() contains() containsAll()',
  MutableCollection: 'add() addAll() clear() remove() removeAll() retainAll()',
  List: 'get() indexOf() lastIndexOf() listIterator() subList()',
  MutableList: 'set() removeAt()',
  Map: 'size keys values entries isEmpty() get() containsKey() containsValue()',
  MutableMap: 'put() putAll() remove() clear()',
  Pair: 'first second',
  Triple: 'first second third',
  ClosedRange: 'start endInclusive contains() isEmpty()',
  'IntRange LongRange CharRange': 'first last step',
  'Array ByteArray ShortArray CharArray IntArray LongArray FloatArray DoubleArray BooleanArray':
    'size get() set() iterator()',
};
const members: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(ownMembers).flatMap(([types, names]) =>
    types.split(' ').map((type) => [type, wordSet(names)] as const),
  ),
);
const memberNames = new Set([...members.values()].flatMap((names) => [...names]));

/** Whether some of these types has a member of that name: `size`, `append()`. */
export function isBuiltinMember(name: string): boolean {
  return memberNames.has(name);
}

/** Whether a type of the standard library has a member of that name. */
export function hasBuiltinMember(type: string, member: string): boolean {
  if (!memberNames.has(member)) return false;
  return [type, ...(supertypes.get(type) ?? [])].some((one) => members.get(one)?.has(member) === true);
}

const lists =
  'List Set Iterable Collection listOf setOf emptyList mutableListOf mutableSetOf toList toSet'.split(' ');
const maps = 'Map mapOf emptyMap mutableMapOf toMap'.split(' ');
const sequences = 'Sequence sequence sequenceOf generateSequence asSequence'.split(' ');

/** A file that has values of a type uses at least one of these names. */
export function namesOfValues(type: string): readonly string[] {
  if (lists.includes(type)) return lists;
  if (type === 'Map' || type === 'MutableMap') return maps;
  return type === 'Sequence' ? sequences : [type];
}

/** Functions and properties of the standard library, or of its types → the types of their values. */
const standardValues = typesByName({
  // Of an enum, and of a map.
  'Array Collection': 'values',
  Boolean: 'contains containsKey endsWith isBlank isEmpty isNotBlank isNotEmpty isNullOrEmpty startsWith',
  Int: 'indexOf lastIndex lastIndexOf length size toInt',
  Long: 'toLong',
  String: `joinToString lowercase padEnd padStart removePrefix removeSuffix substringAfter substringAfterLast
    substringBefore substringBeforeLast toLowerCase toString toUpperCase trimEnd trimIndent trimMargin trimStart
    uppercase`,
  ByteArray: 'byteArrayOf encodeToByteArray toByteArray',
  CharArray: 'toCharArray',
  IntArray: 'intArrayOf toIntArray',
  Array: 'arrayOf arrayOfNulls emptyArray toTypedArray',
  List: 'emptyList listOf listOfNotNull sorted sortedBy sortedByDescending sortedWith toList',
  MutableList: 'arrayListOf mutableListOf toMutableList',
  Set: 'emptySet entries keys setOf toSet',
  MutableSet: 'hashSetOf linkedSetOf mutableSetOf toMutableSet',
  Map: 'associate associateBy associateWith emptyMap groupBy mapOf mapValues toMap',
  MutableMap: 'hashMapOf linkedMapOf mutableMapOf toMutableMap',
  Sequence: 'asSequence emptySequence generateSequence sequenceOf',
});

/** The types that a value can have which the standard library calls so; none if it does not, or many. */
export function typesOfStandardValue(name: string): readonly string[] {
  return standardValues.get(name) ?? [];
}

const throwableOfJava = wordSet(
  '.localizedMessage .stackTrace .suppressed .addSuppressed() .printStackTrace()',
);

/** Whether Java gives a type of Kotlin a member that hides an extension of that name. */
export function isMemberOfJava(type: string, written: string): boolean {
  return type === 'Throwable' && throwableOfJava.has(written);
}

const usualMembers = new Set(
  membersOfManyTypes.flatMap((name) => [name, `${name}()`, `.${name}`, `.${name}()`]),
);
/** Whether many types have such a member: `.plus()`. */
export function isUsualMember(written: string): boolean {
  return usualMembers.has(written);
}

/** Each name of the values → the types of its key. */
function typesByName(table: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  return new Map(Array.from(keyByWord(table), ([name, types]) => [name, types.split(' ')]));
}
