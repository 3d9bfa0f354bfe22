pub fn charge<T>(_: T) {}
pub fn r#try() -> u8 {
    std::mem::size_of::<super::super::Cart>() as u8
}
