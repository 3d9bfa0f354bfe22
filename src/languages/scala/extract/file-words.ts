// Numbers for the words of one Scala file after the other: the same word, the same number, in the order they are first met,
// behind those that every file knows. Told apart by two hashes with seeds of this process alone, see ../../../std/name-table.ts.
//
// Nothing is emptied for the next file: entries are counted on through all files, and one that is not behind the beginning
// of this file is of another.
import { checkPrime, checkSeed, hashPrime, hashSeed } from '../../kit/name-table.ts';
import { PairTable } from '../../kit/pair-table.ts';
import { widened } from '../../kit/widened.ts';
import { textOf } from './kept-texts.ts';
import { shapeOf } from './shape.ts';
import { dot } from '../../kit/bytes.ts';

/** In the slots: both hashes, and the entry. One is left over, so that no slot crosses a cache line. */
const perSlot = 4;
const entryAt = 2;
const shapeAt = 3;
const slotCount = 4096;
/** What a file says beyond these stands elsewhere, so that the slots always keep their address. */
const mostInSlots = slotCount / 2;
export const slotMask = slotCount * perSlot - 1;
export const slots = new Int32Array(slotCount * perSlot);
/** The string of the word in each slot, if it was asked for: the next file mostly says the same. */
const slotTexts: string[] = Array.from({ length: slotCount }, () => '');

/** What a file of more words made room for is given back behind it. */
const mostWords = 1 << 14;
const mostEntries = 1 << 30;

const perRecord = 4;

/** Used for one file after the other. */
export class FileWords {
  private readonly first: readonly string[];
  private bytes: Uint8Array = new Uint8Array(0);
  /** The words that have no slot. */
  private readonly others = new PairTable();
  /** By number: where it stands, and both hashes. */
  private records = new Int32Array(mostInSlots * perRecord);
  /** Of the words that have one. */
  private readonly places = new Int32Array(mostInSlots);
  /** By number: see ./shape.ts. */
  shapes = new Uint8Array(mostInSlots);
  /** An entry is this and the number of the word; that of a word of every file is `~number`. */
  stamp = 1;
  /** How many words there are. */
  size = 0;

  /** At most a few hundred, which have the same number in every file. */
  constructor(first: readonly string[]) {
    this.first = first;
    this.know();
  }

  /** Forgets all others; those to come stand in these bytes. */
  begin(bytes: Uint8Array): void {
    if (this.stamp > mostEntries) this.know();
    this.stamp += this.size;
    this.size = this.first.length;
    this.bytes = bytes;
    if (this.others.size > 0) this.others.clear();
    if (this.shapes.length > mostWords) this.resize(mostInSlots);
  }

  numberOf(start: number, end: number): number {
    const { bytes } = this;
    let hash = hashSeed | 0;
    let check = checkSeed | 0;
    for (let pos = start; pos < end; pos++) {
      hash = Math.imul(hash ^ bytes[pos]!, hashPrime);
      check = Math.imul(check ^ bytes[pos]!, checkPrime);
    }
    return this.find(start, end, hash, check);
  }

  /** The same for a word that was hashed as it was read. */
  find(start: number, end: number, hash: number, check: number): number {
    const stamp = this.stamp | 0;
    for (let slot = (hash ^ (hash >>> 15)) << 2; ; slot += perSlot) {
      slot &= slotMask;
      const entry = slots[slot + entryAt]!;
      // Of another file, whose words all are forgotten at once: no word of this one stands behind it.
      if (entry >= 0 && entry < stamp) return this.add(slot, start, end, hash, check);
      if (slots[slot] === hash && slots[slot + 1] === check) return entry < 0 ? ~entry : entry - stamp;
    }
  }

  /** The same for one that an earlier file left in the first slot that it is looked for in. */
  renew(slot: number, start: number, end: number): number {
    const number = this.size;
    if (number >= mostInSlots) return this.find(start, end, slots[slot]!, slots[slot + 1]!);
    const { records } = this;
    const at = number * perRecord;
    this.size = number + 1;
    slots[slot + entryAt] = this.stamp + number;
    this.places[number] = slot >> 2;
    this.shapes[number] = slots[slot + shapeAt]!;
    records[at] = start;
    records[at + 1] = end;
    records[at + 2] = slots[slot]!;
    records[at + 3] = slots[slot + 1]!;
    return number;
  }

  /** The number of what is selected from a word or a path, both of which have a number. */
  select(path: number, selected: number, start: number, end: number): number {
    const { records } = this;
    const from = path * perRecord;
    const to = selected * perRecord;
    const hash = Math.imul(records[from + 2]! ^ dot, hashPrime) ^ records[to + 2]!;
    const check = Math.imul(records[from + 3]! ^ dot, checkPrime) ^ records[to + 3]!;
    return this.find(start, end, hash, check);
  }

  text(number: number): string {
    if (number < this.first.length) return this.first[number]!;
    if (number >= mostInSlots) return this.read(number);
    const place = this.places[number]!;
    return slotTexts[place] === '' ? (slotTexts[place] = this.read(number)) : slotTexts[place]!;
  }

  private read(number: number): string {
    const { bytes, records } = this;
    const at = number * perRecord;
    return textOf(bytes, records[at]!, records[at + 1]!, records[at + 2]!, records[at + 3]!);
  }

  private add(slot: number, start: number, end: number, hash: number, check: number): number {
    let number = this.size;
    if (number < mostInSlots) {
      if (slots[slot] !== hash || slots[slot + 1] !== check) {
        slots[slot] = hash;
        slots[slot + 1] = check;
        slots[slot + shapeAt] = shapeOf(this.bytes, start, end);
        slotTexts[slot >> 2] = '';
      }
      slots[slot + entryAt] = this.stamp + number;
      this.places[number] = slot >> 2;
    } else {
      number = mostInSlots + this.others.numberOf(hash, check);
      if (number < this.size) return number;
      if (number >= this.shapes.length) this.resize(number * 2);
    }
    this.size = number + 1;
    const { records } = this;
    const at = number * perRecord;
    records[at] = start;
    records[at + 1] = end;
    records[at + 2] = hash;
    records[at + 3] = check;
    this.shapes[number] = shapeOf(this.bytes, start, end);
    return number;
  }

  private know(): void {
    slots.fill(0);
    this.stamp = 1;
    this.size = 0;
    for (const word of this.first) {
      this.bytes = Buffer.from(word);
      this.numberOf(0, this.bytes.length);
    }
    for (let at = entryAt; at < slots.length; at += perSlot)
      if (slots[at] !== 0) slots[at] = ~(slots[at]! - this.stamp);
  }

  private resize(room: number): void {
    const length = Math.min(room, this.shapes.length);
    this.records = widened(this.records.subarray(0, length * perRecord), new Int32Array(room * perRecord));
    this.shapes = widened(this.shapes.subarray(0, length), new Uint8Array(room));
  }
}
