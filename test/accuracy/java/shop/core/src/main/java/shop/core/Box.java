package shop.core;

class Box<T> {
  interface Entry {}

  Entry[] entries() {
    return null;
  }
}
