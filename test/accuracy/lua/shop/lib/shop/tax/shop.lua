return require("shop").cart
