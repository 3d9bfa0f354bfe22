<?php function foot() { return require __DIR__ . '/../src/Cart/Limits.php'; }
