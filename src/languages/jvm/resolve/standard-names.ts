// What the standard library of Kotlin has: extensions, and members of its types. A value of unknown type may be of one of
// these types, so that a name of theirs need not mean an extension of the project.
import { wordSet } from '../../kit/word-set.ts';

const extensions = wordSet(`
absoluteValue addAll addSuppressed aggregate aggregateTo all also and any append appendBytes appendLine appendText
appendln apply asByteArray asIntArray asIterable asList asLongArray asReversed asSequence asShortArray asStream
asUByteArray asUIntArray asULongArray asUShortArray associate associateBy associateByTo associateTo associateWith
associateWithTo average binarySearch binarySearchBy buffered bufferedReader bufferedWriter buildString byteInputStream
capitalize chunked chunkedSequence clear codePointAt codePointBefore codePointCount coerceAtLeast coerceAtMost
coerceIn commonPrefixWith commonSuffixWith constrainOnce contains containsAll containsKey containsValue
contentDeepEquals contentDeepHashCode contentDeepToString contentEquals contentHashCode contentToString copyInto
copyOf copyOfRange copyRecursively copyTo count createCoroutine dec decapitalize decodeToString deleteRecursively
digitToInt digitToIntOrNull distinct distinctBy div downTo drop dropLast dropLastWhile dropWhile eachCount eachCountTo
elementAt elementAtOrElse elementAtOrNull encodeToByteArray endsWith fill filter filterIndexed filterIndexedTo
filterIsInstance filterIsInstanceTo filterKeys filterNot filterNotNull filterNotNullTo filterNotTo filterTo
filterValues find findAnyOf findLast findLastAnyOf first firstNotNullOf firstNotNullOfOrNull firstOrNull flatMap
flatMapIndexed flatMapTo flatten fold foldIndexed foldRight foldRightIndexed foldTo forEach forEachBlock
forEachIndexed forEachLine format get getOrDefault getOrElse getOrNull getOrPut getOrSet getOrThrow groupBy groupByTo
groupingBy hasSurrogatePairAt ifBlank ifEmpty inc indexOf indexOfAny indexOfFirst indexOfLast indices inputStream
intercepted intern intersect inv invariantSeparatorsPath isArrayOf isBlank isDefined isDigit isEmpty isFinite
isHighSurrogate isISOControl isIdentifierIgnorable isInfinite isInstance isJavaIdentifierPart isJavaIdentifierStart
isLetter isLetterOrDigit isLowSurrogate isLowerCase isNaN isNotBlank isNotEmpty isNullOrBlank isNullOrEmpty isRooted
isSurrogate isTitleCase isUpperCase isWhitespace iterator javaClass joinTo joinToString last lastIndex lastIndexOf
lastIndexOfAny lastOrNull let lineSequence lines lowercase map mapCatching mapIndexed mapIndexedNotNull
mapIndexedNotNullTo mapIndexedTo mapKeys mapKeysTo mapNotNull mapNotNullTo mapTo mapValues mapValuesTo matches max
maxBy maxByOrNull maxOf maxOrNull maxWith merge min minBy minByOrNull minOf minOrNull minWith minus minusAssign
minusElement mod nameWithoutExtension nextInt nextLong none normalize offsetByCodePoints onEach onEachIndexed
onFailure onSuccess or orEmpty outputStream padEnd padStart partition plus plusAssign plusElement pow prependIndent
printStackTrace printWriter putAll random rangeTo read readLines readText reader recover recoverCatching reduce
reduceIndexed reduceOrNull reduceRight reduceRightIndexed reduceTo regionMatches relativeTo relativeToOrNull
relativeToOrSelf rem remove removeAll removeFirst removeFirstOrNull removeLast removeLastOrNull removePrefix
removeRange removeSuffix removeSurrounding repeat replace replaceAfter replaceAfterLast replaceBefore
replaceBeforeLast replaceFirst replaceFirstChar replaceIndent replaceIndentByMargin replaceRange requireNoNulls
resolve resolveSibling resume resumeWithException retainAll reverse reversed reversedArray roundToInt roundToLong run
runCatching runningFold runningReduce scan schedule scheduleAtFixedRate set shl shr shuffle shuffled single
singleOrNull slice sliceArray sort sortBy sortByDescending sortDescending sortWith sorted sortedArray
sortedArrayDescending sortedArrayWith sortedBy sortedByDescending sortedDescending sortedWith split splitToSequence
startCoroutine startsWith step subSequence substring substringAfter substringAfterLast substringBefore
substringBeforeLast subtract sum sumBy sumByDouble sumOf take takeIf takeLast takeLastWhile takeUnless takeWhile then
thenBy thenByDescending thenComparator thenDescending times titlecase toBigDecimal toBigDecimalOrNull toBigInteger
toBigIntegerOrNull toBits toBoolean toBooleanArray toBooleanStrict toBooleanStrictOrNull toByte toByteArray
toByteOrNull toCharArray toCollection toDouble toDoubleArray toDoubleOrNull toFloat toFloatArray toFloatOrNull
toHashSet toHexString toInt toIntArray toIntOrNull toList toLong toLongArray toLongOrNull toLowerCase toMap
toMutableList toMutableMap toMutableSet toPair toPattern toProperties toRawBits toRegex toRelativeString toSet toShort
toShortArray toShortOrNull toSortedMap toSortedSet toTitleCase toTypedArray toUByte toUByteArray toUByteOrNull toUInt
toUIntArray toUIntOrNull toULong toULongArray toULongOrNull toUShort toUShortArray toUShortOrNull toUpperCase trim
trimEnd trimIndent trimMargin trimStart unaryMinus union until unzip uppercase use useLines walk walkBottomUp
walkTopDown windowed windowedSequence withDefault withIndex withLock withSign write writeBytes writeText writer xor
zip zipWithNext
`);

/** Those that are often called without a receiver, and whose values are of many types. */
const frequent = wordSet(
  `filter find first flatMap flatten fold forEach getOrElse indexOf joinToString last map merge none repeat reduce resume
  replace split sum take toList toSet trim unzip zip`,
);

export function isFrequentExtension(name: string): boolean {
  return frequent.has(name.endsWith('()') ? name.slice(0, -2) : name);
}

/** Whether the standard library has an extension function of that name: `map()`. */
export function isStandardExtension(name: string): boolean {
  return extensions.has(name.endsWith('()') ? name.slice(0, -2) : name);
}
