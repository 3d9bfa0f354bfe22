import { describe, expect, it } from 'vitest';
import { resolveRust } from '../../support/rust/resolve-rust.ts';

const manifest = '[package]\nname = "shop"\nedition = "2021"\n';

describe('modules', () => {
  it('stand beside the file, in the folder of its name, or where an attribute says', async () => {
    const { lines } = await resolveRust({
      'Cargo.toml': manifest,
      'src/lib.rs': 'mod cart;\nmod pay;\nmod tests { mod cases; }\n#[path = "old/stock.rs"] mod stock;',
      'src/cart.rs': 'mod item;\nmod list { mod row; #[path = "cell.rs"] mod cell; }',
      'src/cart/item.rs': '',
      'src/cart/list/row.rs': '',
      'src/cart/list/cell.rs': '',
      'src/pay/mod.rs': 'mod card;',
      'src/pay/card.rs': '',
      'src/tests/cases.rs': '',
      'src/old/stock.rs': 'mod shelf;',
      'src/old/shelf.rs': '',
    });
    expect(lines).toEqual([
      'src/cart.rs: mod item → src/cart/item.rs',
      'src/cart.rs: mod row → src/cart/list/row.rs',
      'src/cart.rs: mod cell → src/cart/list/cell.rs',
      'src/lib.rs: mod cart → src/cart.rs',
      'src/lib.rs: mod pay → src/pay/mod.rs',
      'src/lib.rs: mod cases → src/tests/cases.rs',
      'src/lib.rs: mod stock → src/old/stock.rs',
      'src/old/stock.rs: mod shelf → src/old/shelf.rs',
      'src/pay/mod.rs: mod card → src/pay/card.rs',
    ]);
  });

  it('that are not there are unresolved, unless a condition or a macro may do without them', async () => {
    const { lines } = await resolveRust(
      {
        'Cargo.toml': manifest,
        'src/lib.rs':
          'mod cart;\nmod made;\n#[cfg_attr(unix, path = "unix.rs")] mod system;\nquote! { mod none; }\n#[path = "../../x.rs"] mod out;',
        'src/unix.rs': '',
      },
      ['src/made.rs'],
    );
    expect(lines).toEqual([
      'src/lib.rs: mod cart → unresolved: there is no file src/cart.rs or src/cart/mod.rs',
      'src/lib.rs: mod made → unresolved: it leads to src/made.rs, which is ignored',
      'src/lib.rs: mod system → nothing',
      'src/lib.rs: mod system → src/unix.rs',
      'src/lib.rs: mod none → nothing',
      'src/lib.rs: mod out → unresolved: it leads out of the project',
    ]);
  });
});

describe('paths', () => {
  it('may begin with a name from a glob, also in another glob', async () => {
    const { lines } = await resolveRust({
      'Cargo.toml': manifest,
      'src/lib.rs': 'mod cart;\nmod goods;',
      'src/cart.rs': 'use crate::goods::*;\nuse Other as More;\nfn f() { use Kind::*; }',
      'src/goods.rs': 'mod kinds;\npub use kinds::*;',
      'src/goods/kinds.rs': 'pub enum Kind { A }\npub struct Other;',
    });
    expect(lines.filter((line) => line.startsWith('src/cart.rs'))).toEqual([
      'src/cart.rs: crate::goods::* → src/goods.rs',
      'src/cart.rs: Other → nothing',
      'src/cart.rs: Kind::* → nothing',
    ]);
  });

  it('lead through modules to the last that they name', async () => {
    const { lines } = await resolveRust({
      'Cargo.toml': manifest,
      'src/lib.rs': 'mod cart;\npub use self::cart::Cart;',
      'src/cart.rs':
        'mod item;\npub use item::Item;\nuse super::total;\nuse crate::Cart;\nuse self::inner::X;',
      'src/cart/item.rs':
        'use super::super::cart::Cart;\nuse crate::cart::item::Own;\nfn f() { super::sum(); crate::cart::add() }',
    });
    expect(lines).toEqual([
      'src/cart.rs: mod item → src/cart/item.rs',
      'src/cart.rs: item::Item → src/cart/item.rs',
      'src/cart.rs: super::total → src/lib.rs',
      'src/cart.rs: crate::Cart → src/lib.rs',
      'src/cart.rs: self::inner::X → nothing',
      'src/cart/item.rs: super::super::cart::Cart → src/cart.rs',
      'src/cart/item.rs: crate::cart::item::Own → nothing',
      'src/cart/item.rs: super::sum → src/cart.rs',
      'src/cart/item.rs: crate::cart::add → src/cart.rs',
      'src/lib.rs: mod cart → src/cart.rs',
      'src/lib.rs: self::cart::Cart → src/cart.rs',
    ]);
  });

  it('go on through modules that are only used, renamed or taken by a glob', async () => {
    const { lines } = await resolveRust({
      'Cargo.toml': manifest,
      'src/lib.rs': 'mod cart;\nmod api;\nmod main_tests { use super::*; use cart::Sum; }',
      'src/cart.rs': '',
      'src/api.rs': 'pub use crate::cart as basket;\nmod orders;\npub use std::fmt;',
      'src/api/orders.rs':
        'use crate::api::fmt::Debug;\nuse crate::api::basket::Item;\nuse super::basket;\nfn f() { basket::add() }',
    });
    expect(lines).toEqual([
      'src/api.rs: crate::cart → src/cart.rs',
      'src/api.rs: mod orders → src/api/orders.rs',
      'src/api.rs: std::fmt → pkg:std (builtin)',
      'src/api/orders.rs: crate::api::fmt::Debug → src/api.rs',
      'src/api/orders.rs: crate::api::basket::Item → src/cart.rs',
      'src/api/orders.rs: super::basket → src/cart.rs',
      'src/api/orders.rs: basket::add → src/cart.rs',
      'src/lib.rs: mod cart → src/cart.rs',
      'src/lib.rs: mod api → src/api.rs',
      'src/lib.rs: super::* → nothing',
      'src/lib.rs: cart::Sum → src/cart.rs',
    ]);
  });

  it('end in code with an item, never with a module of its name', async () => {
    const { lines } = await resolveRust({
      'Cargo.toml': manifest,
      'src/lib.rs': 'mod cart;\nmod pay;',
      'src/cart.rs': 'pub mod total;\npub use total::total;',
      'src/cart/total.rs': '',
      'src/pay.rs': 'use crate::cart::total;\nfn f() { crate::cart::total(); crate::cart::total::round() }',
    });
    expect(lines.filter((line) => line.startsWith('src/pay.rs'))).toEqual([
      'src/pay.rs: crate::cart::total → src/cart/total.rs',
      'src/pay.rs: crate::cart::total → src/cart.rs',
      'src/pay.rs: crate::cart::total::round → src/cart/total.rs',
    ]);
  });

  it('take no module that its neighbours cannot see, but what else is called so', async () => {
    const { lines } = await resolveRust({
      'Cargo.toml': manifest,
      'src/lib.rs': 'mod cart;\nmod pay;\nuse cart::total;\nuse cart::item;',
      'src/cart.rs': 'mod total;\npub mod item;\npub use total::total;\nmod sum { use super::total; }',
      'src/cart/total.rs': 'use super::total;',
      'src/cart/item.rs': 'use super::total;',
      'src/pay.rs': 'use super::cart::*;\nfn f() { total::round(); item::price() }',
    });
    expect(lines.filter((line) => !line.includes('mod '))).toEqual([
      'src/cart.rs: total::total → src/cart/total.rs',
      'src/cart.rs: super::total → src/cart/total.rs',
      'src/cart/item.rs: super::total → src/cart/total.rs',
      'src/cart/total.rs: super::total → nothing',
      'src/lib.rs: cart::total → src/cart.rs',
      'src/lib.rs: cart::item → src/cart/item.rs',
      'src/pay.rs: super::cart::* → src/cart.rs',
      'src/pay.rs: total::round → nothing',
      'src/pay.rs: item::price → src/cart/item.rs',
    ]);
  });

  it('that begin with a type of the language lead to a module of that name only for what is there', async () => {
    const { lines } = await resolveRust({
      'Cargo.toml': manifest,
      'src/lib.rs': 'mod str;\nmod u8;\nfn f() { str::from_price(); str::to_owned(); u8::MAX }',
      'src/str.rs': 'pub fn from_price() {}',
      'src/u8.rs': '',
    });
    expect(lines.slice(2)).toEqual([
      'src/lib.rs: str::from_price → src/str.rs',
      'src/lib.rs: str::to_owned → nothing',
      'src/lib.rs: u8::MAX → nothing',
    ]);
  });

  it('that begin with an item lead nowhere: what brought the item there, does', async () => {
    const { lines } = await resolveRust({
      'Cargo.toml': manifest,
      'src/lib.rs': 'mod cart;\nmod coins;',
      'src/cart.rs': 'use crate::coins::*;\nuse euro::Cent;\nfn f() { euro::zero() }',
      'src/coins.rs': 'pub enum euro { Cent }',
    });
    expect(lines.slice(0, 3)).toEqual([
      'src/cart.rs: crate::coins::* → src/coins.rs',
      'src/cart.rs: euro::Cent → nothing',
      'src/cart.rs: euro::zero → nothing',
    ]);
  });

  it('lead to every file that conditions may choose', async () => {
    const { lines } = await resolveRust({
      'Cargo.toml': manifest,
      'src/lib.rs':
        '#[cfg(unix)] #[path = "unix.rs"] mod system;\n#[cfg(windows)] #[path = "windows.rs"] mod system;\nuse system::open;',
      'src/unix.rs': '',
      'src/windows.rs': '',
    });
    expect(lines.at(-1)).toEqual('src/lib.rs: system::open → src/unix.rs + src/windows.rs');
  });

  it('lead only to the choice of conditions that they stand in themselves', async () => {
    const { lines } = await resolveRust({
      'Cargo.toml': manifest,
      'src/lib.rs':
        '#[cfg_attr(unix, path = "unix/mod.rs")]\n#[cfg_attr(windows, path = "windows/mod.rs")]\nmod system;\nuse crate::system::open;\nuse crate::system::file;',
      'src/unix/mod.rs': 'mod file;\nuse crate::system;\nfn f() { system::file::read() }',
      'src/unix/file.rs': 'use crate::system::open;',
      'src/windows/mod.rs': 'mod file;',
      'src/windows/file.rs': 'fn f() { crate::file::read(); crate::system::open() }',
    });
    expect(lines.filter((line) => !line.includes('mod '))).toEqual([
      'src/lib.rs: crate::system::open → src/unix/mod.rs + src/windows/mod.rs',
      'src/lib.rs: crate::system::file → src/unix/file.rs + src/windows/file.rs',
      'src/unix/file.rs: crate::system::open → src/unix/mod.rs',
      'src/unix/mod.rs: crate::system → nothing',
      'src/unix/mod.rs: system::file::read → src/unix/file.rs',
      'src/windows/file.rs: crate::file::read → nothing',
      'src/windows/file.rs: crate::system::open → src/windows/mod.rs',
    ]);
  });

  it('lead to where a crate is taken too, where conditions choose between it and a module', async () => {
    const { lines } = await resolveRust({
      'Cargo.toml': `${manifest}[dependencies]\nlibc = "0.2"`,
      'src/lib.rs': '#[cfg(windows)] mod c;\n#[cfg(unix)] use libc as c;\nmod cart;',
      'src/c.rs': '',
      'src/cart.rs': 'use super::c;',
    });
    expect(lines[0]).toEqual('src/cart.rs: super::c → src/c.rs + src/lib.rs');
  });

  it('begin at the crate in the first edition, and where they stand since 2018', async () => {
    const texts = {
      'src/lib.rs': 'mod cart;\nmod pay;',
      'src/cart.rs': '',
      'src/pay.rs': 'mod cart;\nuse cart::Item;\nfn f() { cart::add(); ::cart::add() }',
      'src/pay/cart.rs': '',
    };
    const first = await resolveRust({ ...texts, 'Cargo.toml': '[package]\nname = "shop"' });
    expect(first.lines.slice(2)).toEqual([
      'src/pay.rs: mod cart → src/pay/cart.rs',
      'src/pay.rs: cart::Item → src/cart.rs',
      'src/pay.rs: cart::add → src/pay/cart.rs',
      'src/pay.rs: ::cart::add → src/cart.rs',
    ]);
    const later = await resolveRust({ ...texts, 'Cargo.toml': manifest });
    expect(later.lines.slice(3)).toEqual([
      'src/pay.rs: cart::Item → src/pay/cart.rs',
      'src/pay.rs: cart::add → src/pay/cart.rs',
      'src/pay.rs: ::cart::add → nothing',
    ]);
  });

  it('with an unknown beginning are unresolved in a use, and nothing elsewhere', async () => {
    const { lines } = await resolveRust({
      'Cargo.toml': manifest,
      'src/lib.rs':
        'use missing::Cart;\nfn f() { absent::g(); u8::max_value() }\nenum Coin { One }\nuse Coin::*;\nuse u64 as Cents;',
      'src/bin/tool.rs': 'use super::x;\nuse shop::Cart;',
    });
    expect(lines).toEqual([
      'src/bin/tool.rs: super::x → unresolved: this crate has no parent module',
      'src/bin/tool.rs: shop::Cart → src/lib.rs',
      "src/lib.rs: missing::Cart → unresolved: 'missing' is neither a name in this module nor a dependency in Cargo.toml",
      'src/lib.rs: absent::g → nothing',
      'src/lib.rs: u8::max_value → nothing',
      'src/lib.rs: Coin::* → nothing',
      'src/lib.rs: u64 → nothing',
    ]);
  });
});

it('finds packages whose library has another name', async () => {
  const { lines } = await resolveRust({
    'Cargo.toml': `${manifest}\n[dependencies]\nsha-1 = "0.10"\nmd-5 = "0.10"`,
    'src/lib.rs': 'use sha1::Sha1;\nuse md5::Md5;',
  });
  expect(lines).toEqual(['src/lib.rs: sha1::Sha1 → pkg:sha-1', 'src/lib.rs: md5::Md5 → pkg:md-5']);
});

it('finds a package whose library is called like it without dashes, unless two could be', async () => {
  const { lines } = await resolveRust({
    'Cargo.toml': `${manifest}\n[dependencies]\ngettext-rs = "0.7"\ntax-rates = "1"\ntaxra-tes = "1"`,
    'src/lib.rs': 'use gettextrs::gettext;\nuse taxrates::Rate;',
  });
  expect(lines[0]).toBe('src/lib.rs: gettextrs::gettext → pkg:gettext-rs');
  expect(lines[1]).toContain('unresolved');
});

it('does not take a header that a bridge to C++ includes for Rust', async () => {
  const { lines } = await resolveRust({
    'Cargo.toml': manifest,
    'src/lib.rs': 'mod ffi { extern "C++" { include!("shop/src/till.rs.h"); } }',
  });
  expect(lines).toEqual([]);
});

it('finds packages whose library leaves out that it is of Rust or of the system', async () => {
  const { lines } = await resolveRust({
    'Cargo.toml': `${manifest}\n[dependencies]\nrust-crypto = "0.2"\nopenssl = "1"\nopenssl-sys = "1"
      till_sys = { package = "tills", version = "1" }\ntax-sys = { path = "tax" }
      [target.'cfg(windows)'.dependencies]\nkernel32-sys = "0.2"`,
    'src/lib.rs': `extern crate crypto;\nuse crypto::md5::Md5;\nuse openssl::ssl;\nuse till::Till;\nuse tax::Rate;
      fn f() { unsafe { kernel32::GetStdHandle(1) } }`,
    'tax/Cargo.toml': '[package]\nname = "tax-sys"\nedition = "2021"',
    'tax/src/lib.rs': '',
  });
  expect(lines).toEqual([
    'src/lib.rs: crypto → pkg:rust-crypto',
    'src/lib.rs: crypto::md5::Md5 → pkg:rust-crypto',
    'src/lib.rs: openssl::ssl → pkg:openssl',
    "src/lib.rs: till::Till → unresolved: 'till' is neither a name in this module nor a dependency in Cargo.toml",
    "src/lib.rs: tax::Rate → unresolved: 'tax' is neither a name in this module nor a dependency in Cargo.toml",
    'src/lib.rs: kernel32::GetStdHandle → pkg:kernel32-sys',
  ]);
});

it('finds the only package whose name ends in that of its library', async () => {
  const { lines } = await resolveRust({
    'Cargo.toml': `${manifest}\n[dependencies]\nuutils_term_grid = "0.6"\nold-tax = "1"\nnew-tax = "1"`,
    'src/lib.rs': 'use term_grid::Grid;\nuse grids::Grid;\nuse tax::Rate;',
  });
  expect(lines).toEqual([
    'src/lib.rs: term_grid::Grid → pkg:uutils_term_grid',
    "src/lib.rs: grids::Grid → unresolved: 'grids' is neither a name in this module nor a dependency in Cargo.toml",
    "src/lib.rs: tax::Rate → unresolved: 'tax' is neither a name in this module nor a dependency in Cargo.toml",
  ]);
});

it('does not miss a type that may be one of all names of a package', async () => {
  const manifestWithTui = `${manifest}\n[dependencies]\ntui = "1"`;
  const { lines } = await resolveRust({
    'Cargo.toml': manifestWithTui,
    'src/lib.rs': 'mod list;\nuse tui::prelude::*;\nuse Constraint::*;\nuse missing::Cart;',
    'src/list.rs': 'use Constraint::*;',
  });
  expect(lines.filter((line) => line.includes('Constraint') || line.includes('missing'))).toEqual([
    'src/lib.rs: Constraint::* → nothing',
    "src/lib.rs: missing::Cart → unresolved: 'missing' is neither a name in this module nor a dependency in Cargo.toml",
    "src/list.rs: Constraint::* → unresolved: 'Constraint' is neither a name in this module nor a dependency in Cargo.toml",
  ]);
});

describe('crates', () => {
  it('are found through path dependencies, workspaces, new names and patches', async () => {
    const { lines } = await resolveRust({
      'Cargo.toml':
        '[workspace]\nmembers = ["crates/*"]\n[workspace.package]\nedition = "2021"\n[workspace.dependencies]\nshop-core = { path = "crates/core" }\n[patch.crates-io]\ntax-rates = { path = "vendor/tax" }',
      'crates/core/Cargo.toml': '[package]\nname = "shop-core"\nedition.workspace = true',
      'crates/core/src/lib.rs': 'pub mod cart;',
      'crates/core/src/cart.rs': '',
      'crates/pay/Cargo.toml':
        '[package]\nname = "shop-pay"\nedition.workspace = true\n[lib]\nname = "payments"\npath = "pay.rs"',
      'crates/pay/pay.rs': 'mod card;',
      'crates/pay/card.rs': '',
      'crates/app/Cargo.toml': `[package]
name = "app"
edition.workspace = true
[dependencies]
shop-core.workspace = true
shop-pay = { path = "../pay" }
money = { package = "shop-pay", path = "../pay" }
json = { package = "serde_json", version = "1" }
tax-rates = "1"
[target.'cfg(unix)'.dependencies]
nix = "0.26"
[dev-dependencies]
proptest = "1"`,
      'crates/app/src/main.rs':
        'use shop_core::cart::Item;\nuse payments::card;\nuse money::card::Visa;\nuse json::Value;\nuse tax_rates::Rate;\nuse nix::unistd;\nuse std::fmt;\nfn f() { core::mem::drop(1); proptest::run() }',
      'vendor/tax/Cargo.toml': '[package]\nname = "tax-rates"',
      'vendor/tax/src/lib.rs': '',
    });
    expect(lines.filter((line) => line.startsWith('crates/app'))).toEqual([
      'crates/app/src/main.rs: shop_core::cart::Item → crates/core/src/cart.rs',
      'crates/app/src/main.rs: payments::card → crates/pay/card.rs',
      'crates/app/src/main.rs: money::card::Visa → crates/pay/card.rs',
      'crates/app/src/main.rs: json::Value → pkg:serde_json',
      'crates/app/src/main.rs: tax_rates::Rate → vendor/tax/src/lib.rs',
      'crates/app/src/main.rs: nix::unistd → pkg:nix',
      'crates/app/src/main.rs: std::fmt → pkg:std (builtin)',
      'crates/app/src/main.rs: core::mem::drop → pkg:core (builtin)',
      'crates/app/src/main.rs: proptest::run → pkg:proptest',
    ]);
  });

  it('begin in programs, examples, tests, benches and build scripts', async () => {
    const { lines } = await resolveRust({
      'Cargo.toml': `${manifest}build = "make.rs"\n[[bin]]\nname = "till"\npath = "tools/till.rs"`,
      'src/lib.rs': '',
      'make.rs': 'mod steps;',
      'steps.rs': '',
      'tools/till.rs': 'mod drawer;\nuse shop::Cart;',
      'tools/drawer.rs': 'use crate::open;',
      'src/bin/scan/main.rs': 'mod lens;',
      'src/bin/scan/lens.rs': 'use crate::Scan;',
      'examples/sale.rs': 'use shop::Cart;',
      'tests/common.rs': 'use super::x;',
      'tests/orders.rs': 'mod common;\nuse shop::Order;',
      'benches/sum.rs': 'extern crate test;\nuse test::Bencher;',
    });
    expect(lines).toEqual([
      'benches/sum.rs: test → pkg:test (builtin)',
      'benches/sum.rs: test::Bencher → pkg:test (builtin)',
      'examples/sale.rs: shop::Cart → src/lib.rs',
      'make.rs: mod steps → steps.rs',
      'src/bin/scan/lens.rs: crate::Scan → src/bin/scan/main.rs',
      'src/bin/scan/main.rs: mod lens → src/bin/scan/lens.rs',
      'tests/common.rs: super::x → tests/orders.rs',
      'tests/orders.rs: mod common → tests/common.rs',
      'tests/orders.rs: shop::Order → src/lib.rs',
      'tools/drawer.rs: crate::open → tools/till.rs',
      'tools/till.rs: mod drawer → tools/drawer.rs',
      'tools/till.rs: shop::Cart → src/lib.rs',
    ]);
  });

  it('may be given another name by extern crate, for all their modules', async () => {
    const { lines } = await resolveRust({
      'Cargo.toml': `${manifest}[dependencies]\nserde = "1"`,
      'src/lib.rs':
        'extern crate alloc as memory;\nextern crate serde as wire;\nextern crate self as store;\nmod cart;\nmod tax;',
      'src/cart.rs':
        'use memory::vec;\nuse wire::Serialize;\nuse ::serde::Deserialize;\nuse store::tax::Rate;\nextern crate gone;',
      'src/tax.rs': 'pub struct Rate;',
    });
    expect(lines).toEqual([
      'src/cart.rs: memory::vec → pkg:alloc (builtin)',
      'src/cart.rs: wire::Serialize → pkg:serde',
      'src/cart.rs: ::serde::Deserialize → pkg:serde',
      'src/cart.rs: store::tax::Rate → src/tax.rs',
      "src/cart.rs: gone → unresolved: 'gone' is neither a name in this module nor a dependency in Cargo.toml",
      'src/lib.rs: alloc → pkg:alloc (builtin)',
      'src/lib.rs: serde → pkg:serde',
      'src/lib.rs: self → nothing',
      'src/lib.rs: mod cart → src/cart.rs',
      'src/lib.rs: mod tax → src/tax.rs',
    ]);
  });

  it('of the compiler come with it, unless the project is the compiler', async () => {
    const { lines } = await resolveRust({
      'tool/Cargo.toml': manifest,
      'tool/src/lib.rs': 'extern crate rustc_ast;\nextern crate rustc_span;\nmod cart;',
      'tool/src/cart.rs': 'use rustc_ast::Item;\nuse rustc_span::Span;\nuse rustc_hir::Hir;',
      'compiler/rustc_ast/Cargo.toml': '[package]\nname = "rustc_ast"\n',
      'compiler/rustc_ast/src/lib.rs': '',
    });
    expect(lines).toEqual([
      'tool/src/cart.rs: rustc_ast::Item → compiler/rustc_ast/src/lib.rs',
      'tool/src/cart.rs: rustc_span::Span → pkg:rustc_span (builtin)',
      "tool/src/cart.rs: rustc_hir::Hir → unresolved: 'rustc_hir' is neither a name in this module nor a dependency in tool/Cargo.toml",
      'tool/src/lib.rs: rustc_ast → compiler/rustc_ast/src/lib.rs',
      'tool/src/lib.rs: rustc_span → pkg:rustc_span (builtin)',
      'tool/src/lib.rs: mod cart → tool/src/cart.rs',
    ]);
  });

  it('need no manifest: a file that nobody includes begins one', async () => {
    const { lines } = await resolveRust({
      'main.rs': 'mod cart;\nuse serde::Serialize;',
      'cart.rs': 'use crate::main;\nuse std::fmt;',
    });
    expect(lines).toEqual([
      'cart.rs: crate::main → main.rs',
      'cart.rs: std::fmt → pkg:std (builtin)',
      'main.rs: mod cart → cart.rs',
      "main.rs: serde::Serialize → unresolved: 'serde' is not a name in this module, and there is no Cargo.toml above it",
    ]);
  });

  it('are assumed to be as usual where the manifest cannot be read', async () => {
    const { lines, diagnostics } = await resolveRust({
      'Cargo.toml': '[package\nname = "shop"',
      'src/lib.rs': 'mod cart;',
      'src/cart.rs': 'use crate::Shop;',
    });
    expect(lines).toEqual(['src/cart.rs: crate::Shop → src/lib.rs', 'src/lib.rs: mod cart → src/cart.rs']);
    expect(diagnostics.map(({ kind, file, line }) => ({ kind, file, line }))).toEqual([
      { kind: 'invalid-manifest', file: 'Cargo.toml', line: 1 },
    ]);
  });
});

describe('included files', () => {
  it('are part of the module around, or assets', async () => {
    const { lines } = await resolveRust({
      'Cargo.toml': manifest,
      'README.md': '',
      'src/lib.rs':
        'mod cart;\nmod prices { include!("table.rs"); }\nconst A: &str = include_str!("../README.md");\nconst B: &str = include_str!("none.txt");',
      'src/cart.rs': '',
      'src/table.rs': 'use super::cart::Item;',
    });
    expect(lines).toEqual([
      'src/lib.rs: mod cart → src/cart.rs',
      'src/lib.rs: table.rs → src/table.rs',
      'src/lib.rs: ../README.md → asset',
      'src/lib.rs: none.txt → unresolved: there is no file src/none.txt',
      'src/table.rs: super::cart::Item → src/cart.rs',
    ]);
  });

  it('look for modules in their own folder', async () => {
    const { lines } = await resolveRust({
      'Cargo.toml': manifest,
      'src/lib.rs': 'mod prices { include!("made/table.rs"); }',
      'src/made/table.rs': 'mod row;\nuse row::Cell;',
      'src/made/row.rs': '',
    });
    expect(lines).toEqual([
      'src/lib.rs: made/table.rs → src/made/table.rs',
      'src/made/table.rs: mod row → src/made/row.rs',
      'src/made/table.rs: row::Cell → src/made/row.rs',
    ]);
  });

  it.each([
    ['include!("src/cli/mod.rs");', 'build.rs: src/cli/mod.rs → src/cli/mod.rs'],
    ['#[path = "src/cli/mod.rs"] mod cli;', 'build.rs: mod cli → src/cli/mod.rs'],
  ])('stay modules of the program where a build script says %s', async (borrowed, line) => {
    const { lines } = await resolveRust({
      'Cargo.toml': manifest,
      'build.rs': borrowed,
      'src/main.rs': 'mod cli;\nmod run;',
      'src/run.rs': 'use crate::cli::pay::Card;',
      'src/cli/mod.rs': 'mod pay;\nuse crate::run::Shop;',
      'src/cli/pay.rs': 'use super::Cli;',
    });
    expect(lines).toEqual([
      line,
      'src/cli/mod.rs: mod pay → src/cli/pay.rs',
      'src/cli/mod.rs: crate::run::Shop → src/run.rs',
      'src/cli/pay.rs: super::Cli → src/cli/mod.rs',
      'src/main.rs: mod cli → src/cli/mod.rs',
      'src/main.rs: mod run → src/run.rs',
      'src/run.rs: crate::cli::pay::Card → src/cli/pay.rs',
    ]);
  });

  it('are no dependency where a file embeds its own text', async () => {
    const { lines } = await resolveRust({
      'Cargo.toml': manifest,
      'src/lib.rs': 'const SOURCE: &str = include_str!("lib.rs");',
    });
    expect(lines).toEqual(['src/lib.rs: lib.rs → nothing']);
  });
});

describe('a manifest that configure fills in', () => {
  const files = {
    'src/lib.rs': 'mod cart;\nuse nom7::bytes;\nuse crate::cart::Line;',
    'src/cart.rs': 'pub struct Line;',
    'Cargo.toml.in':
      '[package]\nname = "shop"\nversion = "@VERSION@"\n[lib]\npath = "@srcdir@/src/lib.rs"\n[dependencies]\nnom7 = { version = "7", package = "nom" }\n',
  };

  it('stands for the one that is not there', async () => {
    const { lines } = await resolveRust(files);
    expect(lines).toEqual([
      'src/lib.rs: mod cart → src/cart.rs',
      'src/lib.rs: nom7::bytes → pkg:nom',
      'src/lib.rs: crate::cart::Line → src/cart.rs',
    ]);
  });

  it('says nothing beside one that is there', async () => {
    const { lines } = await resolveRust({
      ...files,
      'Cargo.toml': '[package]\nname = "shop"\n[dependencies]\nnom7 = "7"\n',
    });
    expect(lines).toContain('src/lib.rs: nom7::bytes → pkg:nom7');
  });
});
