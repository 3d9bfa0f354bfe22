return { encode = tostring } -- "require 'shop.nobody'"
