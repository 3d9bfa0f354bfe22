<?php
namespace Shop\Billing;
final class Unpaid extends \LogicException { public function is($x): bool { return $x instanceof namespace\Invoice; } }
