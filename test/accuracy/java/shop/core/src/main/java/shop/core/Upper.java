package shop.core;

class Upper {
  static class Inner {
    static void run(Object o) {}
  }
}
