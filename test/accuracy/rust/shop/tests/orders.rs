mod common;
use common::basket;
