package shop.core;

import java.util.*;
import java.util.function.Supplier;
import shop.core.money.*;

@Audited(level = Level.HIGH)
public sealed class Cart<T extends Priced> extends Container<T> implements Shelf.Listener permits SmallCart {
  private static final int Limit = 10;
  private final Map<String, List<? super Line>> lines = new HashMap<>();
  private Supplier<Order> orders = Order::new;

  public static class Line {
    int count;
  }

  enum Color {
    RED(Tint.of(1)) {
      Shade shade;
    },
    GREEN;

    Color(Tint... tints) {}
  }

  record Row(Money price, int count) implements Comparable<Row> {
    Row {
      price.check();
    }

    public int compareTo(Row other) {
      return Math.max(count, other.count);
    }
  }

  <U extends Discount & Comparable<U>> Money total(final U discount, Object thing) throws Failure, shop.core.money.Broke {
    int Tax = 3;
    String text = """
        Hidden.call() \""" Unseen.call()
        """;
    if (thing instanceof Order order && order.size() < Limit) Receipt.print(order.size() < 1, Tax > 2);
    Object cast = (Invoice) thing;
    for (Entry entry : entries()) entry.hashCode();
    try (Printer printer = Printer.open()) {
      Outer.Inner.run(printer);
    } catch (Late | Lost e) {
      throw new Failure(e) {
        Note note = Note.of("Secret.call()");
      };
    }
    switch (Color.RED) {
      case RED -> Log.write("red");
      default -> throw new IllegalStateException();
    }
    Function<Unit[], Unit> first = (Unit[] units) -> units[0];
    return Money.<Coin>of((Discount & Marker) null, Rate.class, Scale[]::new);
  }

  /** {@link Documented} is no dependency. */
  List<Tax> taxes() {
    Line line = new Line();
    return new ArrayList<Tax>() {
      Size size = Size.SMALL;
    };
  }
}

class Failure extends RuntimeException {
  Failure(Exception cause) {}
}
