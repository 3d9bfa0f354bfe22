package shop.core;

class Outer extends Upper {}
