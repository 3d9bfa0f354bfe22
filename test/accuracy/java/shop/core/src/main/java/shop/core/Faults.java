package shop.core;

class Late extends Exception {}
class Lost extends Exception {}
