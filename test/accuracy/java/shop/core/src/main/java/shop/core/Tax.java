package shop.core;

class Tax {}
