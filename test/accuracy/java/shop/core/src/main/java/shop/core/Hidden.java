package shop.core;

class Hidden {
  static void call() {}
}
