<?php
namespace Shop\Tests;
require_once __DIR__ . '/bootstrap.php';
class CartTest { public function test(): void { $cart = new \shop\cart\CART(); \Shop\TOTAL($cart); new \Old_Failure; Fixtures\make(\Old_Error::class); } }
