package shop.core;

class Order { int size() { return 0; } }
class Tint { static Tint of(int i) { return null; } }
class Shade {}
interface Discount {}
interface Marker {}
class Receipt { static void print(boolean a, boolean b) {} }
class Invoice {}
class Unit {}
class Rate {}
class Scale {}
class Size { static final Size SMALL = null; }
