// The names of one Scala file: those it imports, those a scope hides for a while, those it refers to. Each is the number of
// its word, and each reference is noted where it first stands, until a declaration turns out to have meant it: members of
// a class are seen before they are declared, too. Linear: what is taken back is looked at once.
//
// Used for one file after the other without being emptied: entries are counted on through all files, and one that is not
// behind the beginning of this file is of another.
import type { ImportStatement } from '../../../model/source.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import { widened } from '../../kit/widened.ts';
import { anyRefName, words } from './words.ts';
import { aliasDetail, importStatement } from '../../kit/import-statement.ts';

const firstRoom = 4096;
/** What a file of more names made room for is given back behind it. */
const mostKept = 1 << 17;
const mostEntries = 1 << 30;

const plain = 0;
const selection = 1;
const supertype = 2;

interface Supertype {
  readonly specifier: string;
  /** Fully qualified. */
  readonly heir: string;
}

export class Names {
  private imports: ImportStatement[] = [];
  private supertypes: Supertype[] = [];
  /** By the number of a name: how many declarations hide it, and the entries of its first reference and selection. */
  hidden = new Int32Array(firstRoom);
  referred = new Int32Array(firstRoom);
  selected = new Int32Array(firstRoom);
  /** By the number of the first name of a path: the last entry of any such. */
  private latest = new Int32Array(firstRoom);
  /** Of an explicit import of that name. */
  private imported = new Int32Array(firstRoom);
  /** Of what other files can name, and which of those was the last of that name. */
  private published = new Int32Array(firstRoom);
  private latestPublished = new Int32Array(firstRoom);
  /** By entry: its text, or the place of a supertype; its kind; its line; the first name, and the entry before it of the same. */
  private texts = new Int32Array(firstRoom);
  private kinds = new Uint8Array(firstRoom);
  private lines = new Int32Array(firstRoom);
  private heads = new Int32Array(firstRoom);
  private before = new Int32Array(firstRoom);
  /** The last entry of the files before, and of this one. */
  first = 0;
  private last = 0;
  private readonly declared = new NumberStack();
  private readonly members = new NumberStack();

  constructor() {
    // The compiler's own; the library has a value of that name.
    this.hidden[anyRefName] = 1;
  }

  begin(): void {
    this.unwind(0);
    this.declared.clear();
    this.members.clear();
    this.imports = [];
    this.supertypes = [];
    const isLarge = this.hidden.length > mostKept || this.texts.length > mostKept;
    if (isLarge || this.last > mostEntries) this.forget();
    // An entry that nothing is noted by, so that an import is of this file, too.
    this.first = ++this.last;
  }

  /** So that there is room for the names up to that number, and as many entries behind the last. */
  reserve(size: number, entries: number): void {
    if (size > this.hidden.length) this.widenNames(size * 2);
    const count = this.last - this.first + entries + 1;
    if (count > this.texts.length) this.widenEntries(count * 2);
  }

  /** Of the scopes that are open: to be unwound to. */
  get mark(): number {
    return this.declared.size;
  }

  /** Of the references: to take back those behind it. */
  get referenceMark(): number {
    return this.last;
  }

  get memberCount(): number {
    return this.members.size;
  }

  import(specifier: string, alias: string | undefined, line: number): void {
    this.imports.push(importStatement({ specifier, detail: aliasDetail(alias), line, kind: 'static' }));
  }

  /** One inside a class or a block. */
  importInside(specifier: string, alias: string | undefined, line: number): void {
    this.imports.push(importStatement({ specifier, detail: aliasDetail(alias), line, kind: 'lazy' }));
  }

  /** An explicit import: the references of this name are its own. */
  bind(name: number): void {
    this.imported[name] = this.first;
  }

  /** A name by itself. */
  refer(name: number, line: number): void {
    if (this.referred[name]! <= this.first && this.hidden[name] === 0) this.referTo(name, name, line);
  }

  /** A path, by its first name. */
  referPath(head: number, text: number, line: number): void {
    if (this.referred[text]! <= this.first && this.hidden[head] === 0) this.referTo(head, text, line);
  }

  referTo(head: number, text: number, line: number): void {
    const entry = this.note(text, plain, line);
    this.referred[text] = entry;
    this.heads[entry - this.first] = head;
    this.before[entry - this.first] = this.latest[head]!;
    this.latest[head] = entry;
  }

  /** `total` in `cart.total()`, which may be an extension. */
  select(name: number, line: number): void {
    if (this.selected[name]! <= this.first) this.selected[name] = this.note(name, selection, line);
  }

  /** `heir` is fully qualified. */
  inherit(specifier: string, heir: string, line: number): void {
    this.note(this.supertypes.push({ specifier, heir }) - 1, supertype, line);
  }

  /** Other files can name it, as their number of so many says; the number of the last of that name, or -1. */
  publish(name: number, number: number): number {
    const before = this.published[name] === this.first ? this.latestPublished[name]! : -1;
    this.published[name] = this.first;
    this.latestPublished[name] = number;
    return before;
  }

  hide(name: number): void {
    this.hidden[name]!++;
    this.declared.push(name);
  }

  isHidden(name: number): boolean {
    return this.hidden[name]! > 0;
  }

  unwind(mark: number): void {
    const { declared, hidden } = this;
    while (declared.size > mark) hidden[declared.at(--declared.size)]!--;
  }

  addMember(name: number): void {
    this.members.push(name);
  }

  /** Members are seen in all of their class: what was referred to since its beginning was theirs. */
  settleMembers(from: number, since: number): void {
    const { members } = this;
    for (let i = from; i < members.size; i++) this.takeBack(members.at(i), since);
    members.size = from;
  }

  /** It declares what was referred to since then. */
  takeBack(name: number, since: number): void {
    const { first, referred, texts, before } = this;
    const mark = since > first ? since : first;
    let entry = this.latest[name]!;
    for (; entry > mark; entry = before[entry - first]!) {
      if (referred[texts[entry - first]!] === entry) referred[texts[entry - first]!] = 0;
    }
    this.latest[name] = entry;
  }

  /** Imports, then references, each in the order of the text. */
  statements(): ImportStatement[] {
    const { imports, first, last, texts, kinds, lines, heads, referred, imported } = this;
    for (let entry = first + 1; entry <= last; entry++) {
      const at = entry - first;
      const text = texts[at]!;
      const line = lines[at]!;
      switch (kinds[at]) {
        case plain:
          if (referred[text] === entry && (heads[at] !== text || imported[text] !== first))
            imports.push({ specifier: words.text(text), line, kind: 'reference' });
          break;
        case selection:
          if (imported[text] !== first)
            imports.push({ specifier: '.' + words.text(text), line, kind: 'reference' });
          break;
        default: {
          const { specifier, heir } = this.supertypes[text]!;
          imports.push({ specifier, detail: { kind: 'supertype', heir }, line, kind: 'reference' });
        }
      }
    }
    return imports;
  }

  private note(text: number, kind: number, line: number): number {
    const entry = ++this.last;
    const at = entry - this.first;
    this.texts[at] = text;
    this.kinds[at] = kind;
    this.lines[at] = line;
    return entry;
  }

  private forget(): void {
    this.last = 0;
    this.hidden = new Int32Array(firstRoom);
    this.hidden[anyRefName] = 1;
    this.referred = new Int32Array(firstRoom);
    this.selected = new Int32Array(firstRoom);
    this.latest = new Int32Array(firstRoom);
    this.imported = new Int32Array(firstRoom);
    this.published = new Int32Array(firstRoom);
    this.latestPublished = new Int32Array(firstRoom);
    this.texts = new Int32Array(firstRoom);
    this.kinds = new Uint8Array(firstRoom);
    this.lines = new Int32Array(firstRoom);
    this.heads = new Int32Array(firstRoom);
    this.before = new Int32Array(firstRoom);
  }

  private widenNames(room: number): void {
    this.hidden = widened(this.hidden, new Int32Array(room));
    this.referred = widened(this.referred, new Int32Array(room));
    this.selected = widened(this.selected, new Int32Array(room));
    this.latest = widened(this.latest, new Int32Array(room));
    this.imported = widened(this.imported, new Int32Array(room));
    this.published = widened(this.published, new Int32Array(room));
    this.latestPublished = widened(this.latestPublished, new Int32Array(room));
  }

  private widenEntries(room: number): void {
    this.texts = widened(this.texts, new Int32Array(room));
    this.kinds = widened(this.kinds, new Uint8Array(room));
    this.lines = widened(this.lines, new Int32Array(room));
    this.heads = widened(this.heads, new Int32Array(room));
    this.before = widened(this.before, new Int32Array(room));
  }
}
