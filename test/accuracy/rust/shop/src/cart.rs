pub mod item;
use super::pay::Priced;
pub struct Cart;
impl Priced for Cart {
    fn price(&self) -> u8 {
        /* /* nested */ use no::five; */
        self::item::Item::default();
        0
    }
}
#[cfg(test)]
mod tests {
    use super::{item::Item, *};
    mod cases;
}
