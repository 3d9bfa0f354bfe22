package shop.core;

public interface Shelf {
  interface Listener {}
}
