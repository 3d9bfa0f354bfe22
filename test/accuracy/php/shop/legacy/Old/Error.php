<?php
class Old_Error extends Exception {}
class_alias('Old_Error', 'Old_Failure');
