local shop, helper = require "shop", require "spec.helper"
return helper(shop, require"shop.json".encode)
