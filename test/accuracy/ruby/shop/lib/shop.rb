# frozen_string_literal: true

require 'json'
require 'shop/version'
require_relative 'core_ext/string'

# Everything else is loaded when it is used.
module Shop
  autoload :Cart, 'shop/cart'
  autoload :Order, 'shop/order'
  autoload :Priced, "#{__dir__}/shop/priced"
  autoload :Tax, 'shop/tax'

  class << self
    attr_accessor :currency
  end

  self.currency = 'EUR'
end
