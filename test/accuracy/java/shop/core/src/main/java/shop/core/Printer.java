package shop.core;

class Printer implements AutoCloseable {
  static Printer open() throws Late, Lost {
    return null;
  }

  public void close() {}
}
