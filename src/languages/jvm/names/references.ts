// The names that a file refers to, each where it first stands, until a declaration turns out to have meant them: members
// of a class are seen before they are declared, too. Linear: what is taken back is looked at once.

const firstNames = 2048;
const none = 0;

/** Used for one file after the other. All are by the number of a name, and all positions one more than they are. */
export class References {
  /** Of a name or a path as a type or a value, by the number of its whole text. */
  #positions = new Int32Array(firstNames);
  /** The first name of that text. */
  #heads = new Int32Array(firstNames);
  /** The text of the same head that was noted before it, and by head the last one noted; one more than they are. */
  #before = new Int32Array(firstNames);
  #latest = new Int32Array(firstNames);
  #calls = new Int32Array(firstNames);
  #selections = new Int32Array(firstNames);
  #size = 0;

  begin(): void {
    for (const array of [this.#positions, this.#before, this.#latest, this.#calls, this.#selections]) {
      array.fill(none, 0, this.#size);
    }
    this.#size = 0;
  }

  /** A type or a value, by itself or at the head of a path. */
  note(head: number, text: number, position: number): void {
    this.#reach(Math.max(head, text));
    if (this.#positions[text] !== none) return;
    this.#positions[text] = position + 1;
    this.#heads[text] = head;
    this.#before[text] = this.#latest[head]!;
    this.#latest[head] = text + 1;
  }

  noteCall(name: number, position: number): void {
    this.#reach(name);
    if (this.#calls[name] === none) this.#calls[name] = position + 1;
  }

  /** `total` in `cart.total()`, which may be an extension. */
  noteSelection(name: number, position: number): void {
    this.#reach(name);
    if (this.#selections[name] === none) this.#selections[name] = position + 1;
  }

  /** Takes back the calls of a name from that position on. */
  takeBackCalls(name: number, since: number): void {
    if (name < this.#size && this.#calls[name]! > since) this.#calls[name] = none;
  }

  /** Takes back all that begins with a name from that position on. */
  takeBack(name: number, since: number): void {
    if (name >= this.#size) return;
    this.takeBackCalls(name, since);
    let text = this.#latest[name]!;
    while (text !== none && this.#positions[text - 1]! > since) {
      this.#positions[text - 1] = none;
      text = this.#before[text - 1]!;
    }
    this.#latest[name] = text;
  }

  /** Those that were not taken back, in no order; `isSelection` for those behind a dot. */
  forEach(visit: (text: number, head: number, position: number, isSelection: boolean) => void): void {
    for (let name = 0; name < this.#size; name++) {
      const position = this.#positions[name]!;
      const head = this.#heads[name]!;
      const call = this.#calls[name]!;
      if (position !== none && (head !== name || call === none || position < call)) {
        visit(name, head, position - 1, false);
      }
      if (call !== none && (position === none || head !== name || call < position)) {
        visit(name, name, call - 1, false);
      }
      if (this.#selections[name] !== none) visit(name, name, this.#selections[name]! - 1, true);
    }
  }

  #reach(name: number): void {
    if (name < this.#size) return;
    this.#size = name + 1;
    if (name < this.#positions.length) return;
    const length = Math.max(name + 1, this.#positions.length * 2);
    this.#positions = widened(this.#positions, length);
    this.#heads = widened(this.#heads, length);
    this.#before = widened(this.#before, length);
    this.#latest = widened(this.#latest, length);
    this.#calls = widened(this.#calls, length);
    this.#selections = widened(this.#selections, length);
  }
}

function widened(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(length);
  wider.set(array);
  return wider;
}
