pub const RATE: u8 = taxes::VAT;
