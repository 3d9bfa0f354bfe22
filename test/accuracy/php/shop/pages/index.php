<?xml version="1.0"?>
<?php require 'head.phtml'; // new Shop\Nobody ?>
<p><?= Shop\Tax\Rate::Full->value ?></p>
<?php if (SHOP_OPEN): ?>
  <?php include 'pages/' . 'foot.php' ?>
<?php endif; __halt_compiler(); new Shop\Cart\Line;
