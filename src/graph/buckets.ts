/**
 * Linked lists in typed arrays: buckets of numbers, last in, first out. Moving numbers from one row of buckets to another
 * sorts them by two keys in linear time, and the sort is stable.
 */
export class Buckets {
  /** Bucket → the last number added; -1 if empty. */
  readonly last: Int32Array;
  /** Number → the number added to its bucket before it; -1 if none. */
  readonly before: Int32Array;

  constructor(bucketCount: number, numberCount: number) {
    this.last = new Int32Array(bucketCount).fill(-1);
    this.before = new Int32Array(numberCount);
  }

  put(number: number, bucket: number): void {
    this.before[number] = this.last[bucket]!;
    this.last[bucket] = number;
  }
}
