package shop.core.money;

public class Coin {}
