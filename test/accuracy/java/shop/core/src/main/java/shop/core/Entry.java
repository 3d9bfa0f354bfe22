package shop.core;

class Entry {}
