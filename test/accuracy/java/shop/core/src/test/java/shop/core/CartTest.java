package shop.core;

import static shop.core.Level.HIGH;

class CartTest {
  Cart<Line> cart;
  Line line;
}
