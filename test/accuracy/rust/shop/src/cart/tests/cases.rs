use super::super::Cart;
