// Lists by key. A key that has none has an empty one.

export class Lists<Key, Value> extends Map<Key, Value[]> {
  of(key: Key): readonly Value[] {
    return this.get(key) ?? nothing;
  }

  add(key: Key, value: Value): void {
    const list = this.get(key);
    if (list === undefined) this.set(key, [value]);
    else list.push(value);
  }
}

const nothing: readonly never[] = [];
