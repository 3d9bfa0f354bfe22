package shop.core;

class Container<T> extends Box<T> {}
