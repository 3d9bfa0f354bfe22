package shop.core;

class Documented {}
