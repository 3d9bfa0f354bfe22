package shop.core;

final class SmallCart extends Cart<Line> {
  // Inherited, and not the one in Line.java.
  Line line;
}
