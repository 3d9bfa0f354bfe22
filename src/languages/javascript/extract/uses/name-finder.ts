// Finds a few names among all words of a file, identified by their first position.
import { hashPrime, hashSeed } from '../../../kit/name-table.ts';

const firstSlots = 64;

export class NameFinder {
  private readonly bytes: Buffer;
  /** First byte & 127 → lengths & 31 of the names that begin with it, as bits. Rules out most other words. */
  private readonly lengths = new Int32Array(128);
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  /** By hash: the number of a name + 1; 0 is free. */
  private slots = new Int32Array(firstSlots);

  /** `bytes` contain the names. */
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** The number of the name from `start` to `end`, from 0 in insertion order. */
  add(start: number, end: number): number {
    const known = this.find(start, end);
    if (known !== -1) return known;
    const number = this.starts.length;
    this.starts.push(start);
    this.ends.push(end);
    this.lengths[this.bytes[start]! & 127]! |= 1 << (end - start);
    if (number * 2 >= this.slots.length) this.grow();
    else this.slots[this.slotOf(start, end)] = number + 1;
    return number;
  }

  /** -1 for any other word. */
  find(start: number, end: number): number {
    // A shift only uses the last five bits of its distance.
    if (((this.lengths[this.bytes[start]! & 127]! >> (end - start)) & 1) === 0) return -1;
    return this.slots[this.slotOf(start, end)]! - 1;
  }

  /** The slot of the name, or the free one where it belongs. */
  private slotOf(start: number, end: number): number {
    const bytes = this.bytes;
    let hash = hashSeed;
    for (let pos = start; pos < end; pos++) hash = Math.imul(hash ^ bytes[pos]!, hashPrime);
    const mask = this.slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const entry = this.slots[slot]!;
      if (entry === 0 || this.isSame(entry - 1, start, end)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private isSame(name: number, start: number, end: number): boolean {
    const bytes = this.bytes;
    let other = this.starts[name]!;
    if (this.ends[name]! - other !== end - start) return false;
    for (let pos = start; pos < end; pos++) if (bytes[pos] !== bytes[other++]) return false;
    return true;
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 2);
    for (let name = 0; name < this.starts.length; name++)
      this.slots[this.slotOf(this.starts[name]!, this.ends[name]!)] = name + 1;
  }
}
