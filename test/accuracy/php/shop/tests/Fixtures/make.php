<?php
namespace Shop\Tests\Fixtures { function make(string $class) { return new $class; } }
namespace { $cart = Shop\Tests\Fixtures\make('x'); }
