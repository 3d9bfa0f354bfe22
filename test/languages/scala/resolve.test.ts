// Where the names of a Scala file lead, through the whole analysis.
import { describe, expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';

async function edgesFrom(file: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const report = await analyzeText(files);
  return report.edges.filter(([from]) => from === file).map(([, to]) => to);
}

const shop = {
  'Tax.scala': 'package shop\nobject Tax { class Rate }',
  'Cart.scala': 'package shop.cart\nclass Cart',
  'package.scala': 'package shop\npackage object cart { def priceOf = 1; type Lines = List[Int] }',
};

describe('a name in Scala', () => {
  it('leads to a neighbour, to what an enclosing package declares, and to its package object', async () => {
    const text = 'package shop\npackage cart\nclass Basket(rate: Tax.Rate) extends Cart { priceOf }';
    expect(await edgesFrom('Basket.scala', { ...shop, 'Basket.scala': text })).toEqual([
      'Cart.scala',
      'Tax.scala',
      'package.scala',
    ]);
  });

  it('does not see what a package declares that its clause only passes by', async () => {
    const text = 'package shop.cart\nclass Basket { Tax }';
    expect(await edgesFrom('Basket.scala', { ...shop, 'Basket.scala': text })).toEqual([]);
  });

  it.each([
    ['a relative import', 'package shop\nimport cart.Cart', ['Cart.scala']],
    ['an import of a name that an import binds', 'import shop.cart\nimport cart.Cart', ['Cart.scala']],
    ['an import of a name out of a wildcard', 'import shop._\nimport Tax.Rate', ['Tax.scala']],
    ['a relative wildcard', 'package shop\nimport cart._\nclass A extends Cart', ['Cart.scala']],
    ['an import inside a class', 'class A { import shop.Tax._; def a: Rate = 1 }', ['Tax.scala']],
    ['an import of a package object', 'import shop.cart.priceOf', ['package.scala']],
  ])('leads there by %s', async (_, text, expected) => {
    expect(await edgesFrom('Main.scala', { ...shop, 'Main.scala': text })).toEqual(expected);
  });

  it('leads to its library, and to what is installed, but to no package for an inherited value', async () => {
    const text = `import scala.collection.mutable
import mutable.ListBuffer
import util.Try
import io.Source
import text.Document
import io.circe.Json
import org.scalatest.funsuite._
import scala.{specialized => sp}
import Prop.Result
trait A { import global._ }`;
    expect(await edgesFrom('Main.scala', { 'Main.scala': text })).toEqual([
      'pkg:io.circe',
      'pkg:org.scalatest',
      'pkg:scala',
      'pkg:scala.collection',
      'pkg:scala.io',
      'pkg:scala.text',
      'pkg:scala.util',
    ]);
  });

  it('leads to an extension of a package that is imported as a whole', async () => {
    expect(
      await edgesFrom('Main.scala', {
        'Main.scala': 'import shop.*\nval a = 1.rounded',
        'Rounding.scala': 'package shop\nextension (x: Int) def rounded = x',
        'Tax.scala': 'package shop\ndef tax = 1',
      }),
    ).toEqual(['Rounding.scala']);
  });
});
