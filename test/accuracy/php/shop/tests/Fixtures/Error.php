<?php
class Old_Error {}
