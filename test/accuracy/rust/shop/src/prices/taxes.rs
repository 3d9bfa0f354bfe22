pub const VAT: u8 = 20;
