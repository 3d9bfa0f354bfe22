package shop.core;

@interface Audited {
  Level level() default Level.LOW;
}
