<?php
namespace Shop\Cart;
class Line {}
