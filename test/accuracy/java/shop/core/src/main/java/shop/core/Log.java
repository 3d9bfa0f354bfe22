package shop.core;

class Log {
  static void write(String text) {}
}
