-- require "shop.nobody"
local cart, tax = require "shop.cart", require('shop.tax')
local ok, json = pcall(require, "cjson")
return { cart = cart, tax = tax, encode = ok and json.encode or require "shop.json" }
