<?php
namespace Shop;
class Run { public Cart\Line $line; public Tax\Rate $rate; }
