<?php

namespace Shop\Cart;

use Countable;
use Shop\Billing\{Invoice, Priced as HasPrice};

/** @see \Shop\Nobody */
final class Cart implements Countable
{
    use HasPrice, Dated {
        HasPrice::day insteadof Dated;
        Dated::day as protected date;
    }

    /** @var list<Line> */
    public array $lines = [];

    public function count(): int
    {
        return \count($this->lines) > \Shop\LIMIT ? throw new Full("more than {$this->max(Limits::MAX)}") : 1;
    }

    public function pay(): Invoice
    {
        return Invoice::of($this, rate: \Shop\Tax\Rate::Full);
    }
}
