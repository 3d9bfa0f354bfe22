<?php
namespace Shop\Billing;
trait Priced { public function price(): int { return LIMIT; } public function day() {} }
#[\Attribute] final class Numbered { public function __construct(public string $prefix) {} }
