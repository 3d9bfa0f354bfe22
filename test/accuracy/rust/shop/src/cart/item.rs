#[derive(Default)] pub struct Item;
