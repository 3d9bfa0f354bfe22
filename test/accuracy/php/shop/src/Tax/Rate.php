<?php
namespace Shop\Tax;
enum Rate: int implements \JsonSerializable { case Full = 20; case None = 0; const PREFIX = 'R'; public function jsonSerialize(): mixed { return \Shop\Cart\Limits::MAX; } }
