return require --[[ the rates ]] ( "shop.tax.rates" )
