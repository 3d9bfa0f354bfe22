package shop.core;

class Line implements Priced {}
