module example.com/shop/tools

go 1.19

require example.com/shop v0.0.0

replace example.com/shop => ../
