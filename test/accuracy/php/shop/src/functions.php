<?php
declare(strict_types=1);

namespace Shop;

const LIMIT = 100;
define('SHOP_OPEN', true);

if (!\function_exists('Shop\total')) {
    function total(Cart\Cart $cart): int
    {
        return array_sum(array_map(static fn (Cart\Line $line): int => $line->price, $cart->lines));
    }
}
