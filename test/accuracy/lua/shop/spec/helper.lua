return function(name) return require("shop." .. name) end
