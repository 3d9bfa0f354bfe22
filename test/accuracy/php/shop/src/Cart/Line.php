<?php
namespace Shop\Cart;
class Line { public function __construct(public readonly int $price, private ?\Shop\Tax\Rate $rate = null) {} }
class Full extends \RuntimeException {}
