//! use no::one;
#![allow(unused, uncommon_codepoints)]
extern crate alloc as memory;
extern crate self as shop;
mod cart;
mod checkout;
pub(crate) mod pay;
mod report;
#[path = "old-stock.rs"]
mod stock;
mod prices {
    include!("table.rs");
    pub mod taxes;
}
pub use self::cart::{
    Cart,
    item::{self, Item as Line},
};
use Coin::*;
enum Coin {
    One,
}
macro_rules! hidden {
    ($name:ident) => {
        use no::two;
    };
}
fn total<'a, T: ::std::fmt::Debug>(x: &'a str) -> u8 {
    use crate::pay::{card as visa, *};
    let c = ['"', '\'', '\u{22}', 'é', b'"' as char];
    let s = ("use no::three; \" \\", r##"use no::four; "# "##, br"\");
    if 1 > ::core::primitive::u8::MAX as u16 {}
    <Cart as pay::Priced>::price(&Cart);
    visa::charge::<u8>(1);
    'outer: loop {
        break 'outer crate::pay::card::r#try();
    }
}
