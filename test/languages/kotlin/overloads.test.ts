// Several files declare functions of the same name: what is written at the call says which of them is meant, or none is linked.
import { describe, expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';
import { edgesOf } from './edges-of-main.ts';

describe('a function of Kotlin in several files', () => {
  const least = {
    'ints.kt': 'package shop\nfun least(a: Int, b: Int) = a',
    'texts.kt': 'package shop\nfun least(a: String, b: String) = a\nfun least(a: String) = a',
  };

  it.each([
    ['least(1)', []],
    ['least("a", "b")', ['texts.kt']],
    ['least(1, 2)', ['ints.kt']],
    ['least(1, 2, 3)', []],
    ['least(price, 2)', []],
    ['least(count(), 2)', ['ints.kt']],
  ])('is found by its arguments: %s', async (call, expected) => {
    const files = { ...least, 'Count.kt': 'package shop\nclass Count { fun count(): Int = 1 }' };
    expect(await edgesOf(`fun a() = ${call}`, files)).toEqual(expected);
  });

  it('is found by the type of an outer variable of the same name', async () => {
    const files = { ...least, 'Lines.kt': 'package shop\nopen class Lines { val size: Int = 1 }' };
    expect(await edgesOf('fun Lines.a() { val size = least(size, 2) }', files)).toEqual(['ints.kt']);
  });

  it('is found by the value of a private function of the file', async () => {
    const main = 'private fun name(): String = ""\nfun a() = least(name(), "")';
    expect(await edgesOf(main, least)).toEqual(['texts.kt']);
  });

  it('need not be the actual one if another is only expected', async () => {
    const report = await analyzeText({
      'src/commonMain/kotlin/expected.kt': 'package shop\nexpect fun least(a: Int): Int',
      'src/commonMain/kotlin/texts.kt': 'package shop\nfun least(a: String) = a',
      'src/commonMain/kotlin/Main.kt': 'package shop\nval a = least(1)',
    });
    expect(report.edges).toEqual([['src/commonMain/kotlin/Main.kt', 'src/commonMain/kotlin/expected.kt']]);
  });
});

describe('an extension of Kotlin in several files', () => {
  const label = {
    'Line.kt': 'package shop\nclass Line',
    'Lines.kt': 'package shop\nabstract class Lines : Collection<Line>',
    'line.kt': 'package shop\nfun Line.label() = 1\nfun Row(): Line = Line()',
    'all.kt': 'package shop\nfun <T> Iterable<T>.label() = 1',
    'arrays.kt': 'package shop\nfun <T> Array<T>.label() = 1\ninfix fun Int.upTo(end: Int) = 1',
    'unsigned.kt': 'package shop\ninfix fun UInt.upTo(end: UInt) = 1',
  };

  it.each([
    ['is not guessed', 'fun a(line: Line, all: List<Int>) = run { it.label() }', []],
    ['is for a type of the standard library above', 'fun a(lines: Lines) = lines.label()', ['all.kt']],
    ['is for several arguments', 'fun <T> a(vararg lines: T) = lines.label()', ['arrays.kt']],
    ['is for the bound of a type parameter', 'fun <T : Line> T.a() = label()', ['line.kt']],
    ['is for what a label means', 'fun Line.a() = run { this@a.label() }', ['line.kt']],
    ['is for the number before an infix call', 'fun a() = 1 upTo 2', ['arrays.kt']],
    ['is for the unsigned number before an infix call', 'fun a() = 1u upTo 2u', ['unsigned.kt']],
    ['is for the value of a function with a capital', 'fun a() { val l = Row()\nl.label() }', ['line.kt']],
    ['is not for a type of a library', 'fun a() = java.util.Arrays.upTo(1)', []],
  ])('%s', async (_, main, expected) => {
    expect(await edgesOf(main, label)).toEqual(expected);
  });

  it('is for a type of the standard library though a function is called like it', async () => {
    const files = { ...label, 'make.kt': 'package shop\nfun <T> Iterable(next: () -> T) = 1' };
    expect(await edgesOf('fun a(lines: Lines) = lines.label()', files)).toEqual(['all.kt']);
  });
});

describe('a name in Kotlin that looks like a function', () => {
  const files = {
    'last.kt': 'package shop\nfun last() = 1',
    'java.kt': 'package shop\nval Int.java: Int get() = 1',
  };

  it('is a variable in a string', async () => {
    expect(await edgesOf('class Range(val first: Int) : Base() { val a = "$first..$last" }', files)).toEqual(
      [],
    );
  });

  it('is the package of a type that is extended', async () => {
    expect(await edgesOf('fun java.util.Random.a() = 1', files)).toEqual([]);
  });

  it('is a member that private types inherit', async () => {
    const main = `class Walk {
  private abstract class State(val root: Int)
  private class Start : State(1) { fun a() = root }
}`;
    expect(await edgesOf(main, { 'roots.kt': 'package shop\nval String.root: Int get() = 1' })).toEqual([]);
  });
});
