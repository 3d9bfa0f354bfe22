local M = { require = 1 }
function M.require(name) return M.require "shop.nobody" end
return M
