package shop.core;

public interface Priced {}
