<?php
require dirname(__DIR__) . '/vendor/autoload.php';
include dirname(__FILE__, 2) . '/src/functions.php';
