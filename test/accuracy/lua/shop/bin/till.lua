#!/usr/bin/env lua
require "shop".cart.pay()
