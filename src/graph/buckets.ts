/**
 * Numbers in buckets, each of which gives back first what came last: put from one row of buckets into another, they are
 * sorted by two keys, in linear time, and what is equal stays in its order.
 */
export class Buckets {
  /** Bucket → what came into it last; -1 for nothing. */
  readonly last: Int32Array;
  /** Number → what came into its bucket before it; -1 for nothing. */
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
