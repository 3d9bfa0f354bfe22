// What is known of the value before a dot, or around a call without one, says which declaration a name means.
import { describe, expect, it } from 'vitest';
import { edgesOf, type Files } from './edges-of-main.ts';

const types: Files = {
  'Cart.kt': 'package shop\nclass Cart { val lines: Lines = Lines()\nfun first(): Line = Line() }',
  'Lines.kt': 'package shop\nopen class Lines { fun total(of: Int) = 1 }',
  'Line.kt': 'package shop\nclass Line(val cart: Cart)',
};

describe('the value before a dot in Kotlin', () => {
  it('has the type that the members of a path are declared with', async () => {
    const files = {
      ...types,
      'lines.kt': 'package shop\nfun Lines.label() = 1',
      'line.kt': 'package shop\nfun Line.label() = 1',
    };
    expect(await edgesOf('fun a(cart: Cart) = cart.lines.label()', files)).toEqual(['lines.kt']);
    expect(await edgesOf('fun a(cart: Cart) = cart.first().label()', files)).toEqual(['line.kt']);
    expect(await edgesOf('fun a(line: Line) = line.cart.lines.label()', files)).toEqual(['lines.kt']);
    expect(await edgesOf('fun a(cart: Cart) {\nval x = cart.lines\nx.label()\n}', files)).toEqual([
      'lines.kt',
    ]);
    expect(await edgesOf('fun Cart.a() = lines.label()', files)).toEqual(['lines.kt']);
    expect(
      await edgesOf('class A : Base() { fun a() = first().label() }', {
        ...files,
        'Base.kt': 'package shop\nopen class Base { fun first(): Line = TODO() }',
      }),
    ).toEqual(['line.kt']);
  });

  it('is the value before also, let, apply and run inside of their lambdas', async () => {
    const files = {
      ...types,
      'line.kt': 'package shop\nfun Line.label() = 1',
      'lines.kt': 'package shop\nfun Lines.label() = 1',
      'total.kt': 'package shop\nfun total(of: Int) = 1',
    };
    expect(await edgesOf('fun a(l: Line, o: Lines) = l.let { it.label() }', files)).toEqual(['line.kt']);
    expect(
      await edgesOf('val a = Box<Line>().also { it.label() }', {
        ...files,
        'Box.kt': 'package shop\nclass Box<T> { fun label() = 1 }',
      }),
    ).toEqual([]);
    const nested = 'fun a(l: Line, o: Lines) = l.let { all.map { it.label() } }';
    expect(await edgesOf(nested, files)).toEqual([]);
    expect(await edgesOf('fun a(lines: Lines) = lines.apply { total(1) }', files)).toEqual([]);
    expect(await edgesOf('fun a(line: Line) = line.apply { total(1) }', files)).toEqual(['total.kt']);
  });

  it('can be named like a soft keyword', async () => {
    const files = { ...types, 'line.kt': 'package shop\nfun Line.label() = 1\nfun Line.append(c: Char) = 1' };
    const others = { ...files, 'lines.kt': 'package shop\nfun Lines.label() = 1' };
    expect(await edgesOf('fun a(value: Line, of: Lines) = value.label()', others)).toEqual(['line.kt']);
    expect(await edgesOf("fun a(out: Appendable, line: Line) = out.append('a')", files)).toEqual([]);
  });

  it('is of the class that its label names', async () => {
    const files = {
      'flush.kt': 'package shop\nfun Buffer.flush() = 1',
      'Buffer.kt': 'package shop\nclass Buffer',
    };
    const main =
      'class Channel { fun flush() {}\nval a = object { fun close(b: Buffer) = this@Channel.flush() } }';
    expect(await edgesOf(main, files)).toEqual([]);
  });

  it('has the members of the standard library, which extensions do not hide', async () => {
    const files = {
      'length.kt': 'package shop\nval Span.length get() = 1',
      'Span.kt': 'package shop\nclass Span',
      'Name.kt': 'package shop\nclass Name(val text: String) : CharSequence by text',
    };
    expect(await edgesOf('fun a(text: CharSequence) = text.length', files)).toEqual([]);
    expect(await edgesOf('fun a(name: Name) = name.length', files)).toEqual([]);
    expect(await edgesOf('fun String.a() = 0 until length', files)).toEqual([]);
    expect(await edgesOf('fun String.a() = if (length < 3) 1 else 2', files)).toEqual([]);
    expect(await edgesOf('fun a(span: Span) = span.length', files)).toEqual(['length.kt']);
  });

  it('may be of the standard library if its extension has that name', async () => {
    const files = { 'lines.kt': 'package shop\nfun Lines.toMap() = 1', ...types };
    expect(await edgesOf('fun a(all: List<Int>) = all.map { it to 1 }.toMap()', files)).toEqual([]);
    expect(await edgesOf('fun a(lines: Lines) = lines.toMap()', files)).toEqual(['lines.kt']);
  });

  it('inherits from no type of the project if its type is of a library', async () => {
    const files = { ...types, 'line.kt': 'package shop\nfun Line.complete() = 1' };
    expect(await edgesOf('fun a(line: Line) { val job = Job()\njob.complete() }', files)).toEqual([]);
    const nested = 'class A { private class Special : Line()\nfun a(s: Special) = s.complete() }';
    expect(await edgesOf(nested, { ...files, 'Line.kt': 'package shop\nopen class Line' })).toEqual([
      'line.kt',
    ]);
  });
});

describe('an extension of Kotlin', () => {
  it('is that of the nearest type above the receiver', async () => {
    expect(
      await edgesOf('fun a(input: Packet) = input.use()', {
        'Closeable.kt': 'package shop\ninterface Closeable',
        'Input.kt': 'package shop\ninterface Input : Closeable',
        'Packet.kt': 'package shop\nclass Packet : Input',
        'closing.kt': 'package shop\nfun Closeable.use() = 1',
        'reading.kt': 'package shop\nfun Input.use() = 1',
      }),
    ).toEqual(['reading.kt']);
  });

  it('is hidden only by a member that takes as many arguments', async () => {
    const files = {
      ...types,
      'lines.kt': 'package shop\nfun Lines.total() = total(1)\nfun Lines.total(a: Int) = 2',
    };
    expect(await edgesOf('fun a(lines: Lines) = lines.total()', files)).toEqual(['lines.kt']);
    expect(await edgesOf('fun a(lines: Lines) = lines.total(1)', files)).toEqual([]);
  });

  it('takes an argument of the type of its first parameter', async () => {
    const files = {
      ...types,
      'texts.kt': 'package shop\nfun Line.take(text: String) = 1',
      'lines.kt': 'package shop\nfun Line.take(other: Lines) = 1',
      'none.kt': 'package shop\nfun Line.takeNone() = 1\nfun Line.takeNone(text: String?) = 1',
      'any.kt': 'package shop\nfun <T> Line.takeAny(other: T) = 1',
      'Special.kt': 'package shop\nclass Special : Lines()',
    };
    expect(await edgesOf('fun a(line: Line, text: String) = line.take(text)', files)).toEqual(['texts.kt']);
    expect(await edgesOf('fun a(line: Line) = line.take("a")', files)).toEqual(['texts.kt']);
    expect(await edgesOf('fun a(line: Line) = line.take(false)', files)).toEqual([]);
    expect(await edgesOf('fun a(line: Line) = line.takeNone(true)', files)).toEqual([]);
    expect(await edgesOf('fun a(line: Line) = line.takeNone()', files)).toEqual(['none.kt']);
    expect(await edgesOf('fun a(line: Line) = line.takeAny(true)', files)).toEqual(['any.kt']);
    expect(await edgesOf('fun a(line: Line, s: Special) = line.take(s)', files)).toEqual(['lines.kt']);
    expect(await edgesOf('fun a(line: Line) = line.take(Special())', files)).toEqual(['lines.kt']);
    expect(await edgesOf('fun a(line: Line) = line.takeAny(1)', files)).toEqual(['any.kt']);
  });

  it('is not guessed for a subtype that has such a member', async () => {
    const files = {
      'Buffer.kt': 'package shop\nopen class Buffer',
      'Chunk.kt': 'package shop\nclass Chunk : Buffer() { fun release(pool: Int) = 1 }',
      'releasing.kt': 'package shop\nfun Chunk.release(pool: Int) = 1',
    };
    expect(await edgesOf('fun a(b: Buffer) = if (b is Chunk) b.release(1) else 2', files)).toEqual([]);
  });

  it('is meant in a lambda whose receiver it is for', async () => {
    const files = {
      ...types,
      'fill.kt': 'package shop\nfun fill(how: Line.() -> Unit) = 1',
      'add.kt': 'package shop\nfun Line.add() = 1',
      'adding.kt': 'package shop\nfun Lines.add() = 1',
    };
    expect(await edgesOf('val a = fill { add() }', files)).toEqual(['add.kt', 'fill.kt']);
  });
});

describe('a name without a receiver in Kotlin', () => {
  it('is a member that a class of the file inherits rather than an extension', async () => {
    const files = {
      'Base.kt': 'package shop\nopen class Base { val isActive = true }',
      'scopes.kt': 'package shop\nval Scope.isActive get() = true',
      'Scope.kt': 'package shop\nclass Scope',
    };
    expect(await edgesOf('class A : Base() { fun a(s: Scope) = if (!isActive) 1 else 2 }', files)).toEqual(
      [],
    );
    expect(await edgesOf('fun Scope.a() = if (!isActive) 1 else 2', files)).toEqual(['scopes.kt']);
  });

  it('is an extension of another type of a library around it, but not of one that the project has', async () => {
    const files = {
      'Own.kt': 'package shop\nclass Own',
      'copy.kt': 'package shop\nfun Name.deepCopy() = 1',
      'stop.kt': 'package shop\nfun Own.stop() = 1',
    };
    expect(await edgesOf('fun TypeName.a(own: Own) = deepCopy() + stop()', files)).toEqual(['copy.kt']);
  });

  it('is a type of another package although the own one has a function of that name', async () => {
    const files = { 'times/timeout.kt': 'package shop.times\nclass Timeout' };
    const main = 'import shop.times.*\nfun Timeout(of: Int): Timeout = TODO()';
    expect(await edgesOf(main, files)).toEqual(['times/timeout.kt']);
  });
});

describe('a function of Kotlin', () => {
  it('begins no path', async () => {
    const files = {
      'url.kt': 'package shop\nfun url() = 1\nval Int.port get() = 2',
      'tax.kt': 'package shop\nval tax = 1',
    };
    expect(await edgesOf('class A : Base() { val a = url.parts.first }', files)).toEqual([]);
    expect(await edgesOf('val a = tax.rate.percent', files)).toEqual(['tax.kt']);
  });

  it('is not called by a comparison', async () => {
    const files = { 'limit.kt': 'package shop\nfun limit() = 1' };
    expect(await edgesOf('fun a(x: Base) = 1 == limit || limit < 2', files)).toEqual([]);
    expect(
      await edgesOf('val a = limit<Int>()', { 'limit.kt': 'package shop\nfun <T> limit() = 1' }),
    ).toEqual(['limit.kt']);
  });

  it('with a capital is called by a lambda where an expression begins', async () => {
    const files = {
      'Row.kt': 'package shop\nclass Row',
      'column.kt': 'package shop\nfun Column(of: () -> Unit) = 1',
    };
    for (const main of [
      'val a = Column { }',
      'fun a() {\nColumn { }\n}',
      'fun a() = fill(1, 2) { Column { } }',
      'fun a(x: Int) = when (x) { 1 -> Column { }\nelse -> 2 }',
      'fun a(): Int {\nreturn Column { }\n}',
    ])
      expect([main, await edgesOf(main, files)]).toEqual([main, ['column.kt']]);
    for (const main of [
      'fun a(): Column {\n}',
      'class A : Column {\n}',
      'fun a(x: Any) = when (x) { is Column -> { } }',
      'fun a(): () -> Column { TODO() }',
    ])
      expect([main, await edgesOf(main, files)]).toEqual([main, []]);
  });

  it('is told from a class of the same name by the number of arguments', async () => {
    const files = {
      'Box.kt': 'package shop\nclass Box(val size: Int, val name: String)',
      'boxes.kt': 'package shop\nfun Box(size: Int = 1) = Box(size, "a")',
    };
    expect(await edgesOf('val a = Box(1)', files)).toEqual(['boxes.kt']);
    expect(await edgesOf('val a = Box(1, "b")', files)).toEqual([]);
  });
});
