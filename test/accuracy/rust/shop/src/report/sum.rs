pub fn sum() -> usize {
    assert_eq!(crate::pay::card::r#try(), 0);
    0
}
