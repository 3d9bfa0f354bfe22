use shop::Cart;
fn main() {}
