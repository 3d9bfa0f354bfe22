package shop.core;

enum Level {
  LOW,
  HIGH
}
