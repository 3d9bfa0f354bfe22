package shop.core.money;

public class Broke extends Exception {}
