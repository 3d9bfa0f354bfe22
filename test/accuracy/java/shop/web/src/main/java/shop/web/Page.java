package shop.web;

import shop.core.Cart;
import shop.core.Cart.Line;
import shop.core.*;

class Page<Order> {
  Order order;
  Line line;
  Shelf.Listener listener;
  Object money = shop.core.money.Money.of(null, null, null);

  class Header {
    Footer footer = Footer.of();
  }

  static class Footer {
    static Footer of() {
      return null;
    }
  }
}
