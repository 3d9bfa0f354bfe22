use crate::report::{money, sum, *};
pub fn pay() -> usize {
    money::charge(str::count());
    crate::report::sum() + sum()
}
