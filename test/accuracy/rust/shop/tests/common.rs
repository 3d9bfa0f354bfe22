pub fn basket() {}
