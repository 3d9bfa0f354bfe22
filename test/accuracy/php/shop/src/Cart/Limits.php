<?php
namespace Shop\Cart;
interface Limits { const MAX = \SHOP_OPEN ? 1 : 2; }
trait Dated { public function day() {} }
