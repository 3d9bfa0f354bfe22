<?php

namespace Shop\Billing;

use Psr\Log\LoggerInterface;
use Shop\Cart as C;
use Shop\Tax\Rate;
use function Shop\total as sum;
use const Shop\LIMIT;

#[Numbered(prefix: Rate::PREFIX)]
class Invoice
{
    public static function of(C\Cart $cart, Rate $rate): static
    {
        try {
            return new static(sum($cart) + LIMIT);
        } catch (C\Full | \Old_Error $e) {
            $text = <<<TEXT
                Invoice {$e->getMessage()} of {$cart->name(Old\Names::SHOP)}
                TEXT;
            throw new Unpaid($text);
        }
    }
}
