package shop.core;

interface Function<A, B> {
  B apply(A a);
}
