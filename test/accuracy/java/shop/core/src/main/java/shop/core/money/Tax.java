package shop.core.money;

public class Tax {}
