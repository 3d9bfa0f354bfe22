import { describe, expect, it } from 'vitest';
import { rust } from '../../../src/languages/rust/rust.ts';
import { sourceText } from '../../support/source-text.ts';
import type { ImportDetail } from '../../../src/model/import-detail.ts';
import { declaredNames } from '../../support/declared-names.ts';

describe('the reading of Rust', () => {
  it('takes a group of uses apart, one statement for each name', () => {
    expect(
      statements(
        'use shop::{\n  cart::{self, Item as Line}, // why\n  pay::*,\n};\nuse {::log::Level, r#try};',
      ),
    ).toEqual([
      '2: use shop::cart',
      '2: use shop::cart::Item as Line',
      '3: use shop::pay::*',
      '5: use ::log::Level',
      '5: use try',
    ]);
  });

  it('knows modules in files, with the path that an attribute gives them', () => {
    const text = `mod cart;
#[path = "billing/pay.rs"]
pub(crate) mod pay;
#[cfg_attr(unix, path = "unix.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod system;
#[cfg(test)]
mod tests;
pub /* all may see it */ mod prices;
pub struct Order; mod stock;`;
    expect(statements(text)).toEqual([
      '1: mod cart',
      '3: pub mod pay at billing/pay.rs',
      '6: ? mod system',
      '6: ? mod system at unix.rs',
      '6: ? mod system at windows.rs',
      '8: mod tests',
      '9: pub mod prices',
      '10: mod stock',
    ]);
  });

  it('tells what is compiled for tests or documentation alone', () => {
    const text = `use crate::cart;
#[cfg(test)]
use crate::fakes;
#[cfg(all(test, feature = "slow"))] #[allow(unused)]
pub(crate) mod tests {
  use super::*;
  fn run() { crate::cart::add(); }
}
use crate::pay;
#[test]
fn adds() { let { sum } = crate::sums::of([1; 2]); crate::prices::all(); }
fn pay() { crate::sums::of(); }
#[cfg(test)] mod cases;
#[cfg(not(test))] use crate::clock;
#[cfg(any(test, unix))] use crate::system;
#[cfg_attr(test, path = "fake.rs")] mod net;
struct Order { #[cfg(test)] log: crate::log::Log, bill: crate::bill::Bill }
#[cfg(test)] struct Fake(crate::stock::Shelf);
const COUNT: usize = crate::stock::COUNT;
#[cfg(doc)] use crate::pages::Page;
#[cfg(all(doc, unix))] use crate::pages::Link;
#[cfg(any(doc, unix))] use crate::pages::List;`;
    const { imports } = rust.extract(sourceText('src/lib.rs', text));
    const paths = imports.map(({ specifier, role, line }) => `${line}: ${specifier} ${role ?? 'product'}`);
    expect([...new Set(paths)]).toEqual([
      '1: crate::cart product',
      '3: crate::fakes test',
      '6: super::* test',
      '7: crate::cart::add test',
      '9: crate::pay product',
      '11: crate::sums::of test',
      '11: crate::prices::all test',
      '12: crate::sums::of product',
      '13: mod cases test',
      '14: crate::clock product',
      '15: crate::system product',
      '16: mod net product',
      '17: crate::log::Log product',
      '17: crate::bill::Bill product',
      '18: crate::stock::Shelf test',
      '19: crate::stock::COUNT product',
      '20: crate::pages::Page docs',
      '21: crate::pages::Link docs',
      '22: crate::pages::List product',
    ]);
  });

  it('tells what a file or module that is only for tests imports', () => {
    const roles = (text: string) => {
      const { imports } = rust.extract(sourceText('src/check.rs', text));
      return imports.map(({ specifier, role }) => `${specifier} ${role ?? 'product'}`);
    };
    expect(roles('#![cfg(test)]\n\nuse crate::cart;\nfn adds() {}\nmod cases;\n')).toEqual([
      'crate::cart test',
      'mod cases test',
    ]);
    expect(
      roles('mod check {\n  #![cfg(test)]\n  use super::tax;\n  use super::law;\n}\nuse crate::pay;\n'),
    ).toEqual(['super::tax test', 'super::law test', 'crate::pay product']);
  });

  it('says in which module of the file a statement stands', () => {
    const text = `mod tests {
  mod rounding { use super::*; mod cases; }
  use crate::cart;
}
use crate::pay;
#[path = "old"] mod legacy { mod orders; }`;
    expect(statements(text)).toEqual([
      '2: use super::* in tests::rounding',
      '2: mod cases in tests::rounding',
      '3: use crate::cart in tests',
      '5: use crate::pay',
      '6: mod orders in legacy under ./old',
    ]);
  });

  it('notes each path once, with its first line, and no types', () => {
    const text = `fn total() -> ::std::string::String {
  crate::cart::sum(); crate::cart::sum();
  Vec::<u8>::new(); Ordering::Less;
  <Item as crate::price::Priced>::price::deep();
  pay :: card :: charge::<Eur>();
  if price > ::std::u8::MAX {}
}`;
    expect(statements(text)).toEqual([
      '1: path ::std::string::String',
      '2: path crate::cart::sum',
      '4: path crate::price::Priced',
      '5: path pay::card::charge',
      '6: path ::std::u8::MAX',
    ]);
  });

  it('reads the insides of macros and attributes as what may be code', () => {
    const text = `cfg_pay! { mod card; use crate::cart::Item; }
log::info!("{}", crate::cart::sum());
#[derive(serde::Serialize)]
struct Order;
macro_rules! price { ($item:ident) => { use $crate::deep; $crate::price::of($item); $item::new::x() } }
use crate::after;`;
    expect(statements(text)).toEqual([
      '1: ? mod card',
      '1: ? use crate::cart::Item',
      '2: path log::info',
      '2: ? path crate::cart::sum',
      '3: ? path serde::Serialize',
      '5: ? use crate::deep',
      '5: ? path crate::price::of',
      '6: use crate::after',
    ]);
  });

  it('is not fooled by strings, comments, characters and lifetimes', () => {
    const text = String.raw`/* /* use no::one; */ use no::two; */ // use no::three;
/// use no::four;
const A: &str = "use no::five; \" use no::six;"; const B: &str = r##"use no::seven; "# use no::eight;"##;
const C: [char; 4] = ['"', '\'', '\u{22}', 'é']; const D: &[u8] = br"\"; const E: u8 = b'"';
fn keep<'a>(x: &'a str) -> impl Sized + use<'a> { 'outer: loop { break 'outer; } }
use yes::one;`;
    expect(statements(text)).toEqual(['6: use yes::one']);
  });

  it('knows external crates, included files and what is only embedded', () => {
    const text = `extern crate alloc as memory;
extern crate self as shop;
extern "C" { fn pay(); }
include!("prices.rs");
const README: &str = include_str!("../README.md");
const LOGO: &[u8] = include_bytes!(concat!("a", "b"));`;
    expect(statements(text)).toEqual([
      '1: extern alloc as memory',
      '2: extern self as shop',
      '4: include prices.rs',
      '5: text ../README.md',
    ]);
  });

  it('knows what is only included in the documentation', () => {
    const text = `#![doc = include_str!("../README.md")]
#![cfg_attr(feature = "a", doc = include_str!("../examples/demo.rs"))]
const DEMO: &str = include_str!("../examples/demo.rs");`;
    const { imports } = rust.extract(sourceText('src/lib.rs', text));
    expect(imports.map(({ specifier, role }) => `${specifier} ${role}`)).toEqual([
      '../README.md docs',
      '../examples/demo.rs docs',
      '../examples/demo.rs undefined',
    ]);
  });

  it('does not take a visibility for a path', () => {
    expect(statements('pub(in crate::orders) fn a() {}\nstruct P(pub (crate::cart::Item, u8));')).toEqual([
      '2: path crate::cart::Item',
    ]);
  });

  it('collects the names of items, with the modules around them', () => {
    const text = `mod tests { enum Case { A } }
fn total() { struct Inner; }
impl Cart { fn add(&self) {} const MAX: u8 = 1; }
macro_rules! price { () => {} }
static LIMIT: &'static str = "";`;
    expect(declaredNames(rust.extract(sourceText('src/lib.rs', text)).declares)).toEqual([
      'tests',
      'tests::Case',
      'total',
      'Inner',
      'price',
      'LIMIT',
    ]);
  });

  it('reads hostile text in one go', () => {
    const size = 50_000;
    const texts = [
      'mod a{',
      'use a::{',
      '#[cfg_attr(',
      'pub(in ',
      'r#"',
      '/*',
      "'",
      'include!("',
      'a::',
      '#[path = "',
    ];
    for (const text of texts) expect(() => statements(text.repeat(size / text.length))).not.toThrow();
  });
});

/** `line: form specifier as … in … at … under …`, with `?` for what may not be code. */
function statements(text: string): readonly string[] {
  return rust.extract(sourceText('src/lib.rs', text)).imports.map(({ specifier, detail, line }) => {
    const words = wordsOf(detail, specifier);
    return [`${line}:`, ...words].filter((word) => word !== '').join(' ');
  });
}

function wordsOf(detail: ImportDetail | undefined, specifier: string): readonly string[] {
  switch (detail?.kind) {
    case 'rust-mod': {
      const { isCertain, isPublic, inside, file, folder } = detail;
      const place = [inside && `in ${inside}`, file && `at ${file}`, folder && `under ${folder}`];
      return [isCertain ? '' : '?', isPublic ? 'pub' : '', specifier, ...place];
    }
    case 'rust-path': {
      const { isCertain, form, inside, alias } = detail;
      const shown = form === 'code' ? 'path' : form;
      return [isCertain ? '' : '?', shown, specifier, alias && `as ${alias}`, inside && `in ${inside}`];
    }
    case 'rust-include': {
      const { isCertain, isCode, inside } = detail;
      return [isCertain ? '' : '?', isCode ? 'include' : 'text', specifier, inside && `in ${inside}`];
    }
    default:
      throw new Error(`${specifier} says nothing of Rust`);
  }
}
