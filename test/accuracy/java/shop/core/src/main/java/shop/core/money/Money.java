package shop.core.money;

public class Money {
  public static <T> Money of(Object a, Class<?> b, Object c) {
    return null;
  }

  public void check() {}
}
