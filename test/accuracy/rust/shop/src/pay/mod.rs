pub mod card;
pub trait Priced {
    fn price(&self) -> u8;
}
