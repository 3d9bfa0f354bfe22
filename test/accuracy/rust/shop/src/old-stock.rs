pub fn count() {}
