# frozen_string_literal: true

module Shop
  class Order < Cart
    Failed = Class.new(StandardError)

    attr_reader :cart

    def initialize(cart) = @cart = cart

    def number
      raise Failed if defined?(VERSION) && VERSION == ?0
      Line.members.length % 3 + ROUNDING
    rescue Failed, JSON::ParserError => e
      "#{e.message.shout} #{::Shop::Tax::RATES.join(', ')}"
    end
  end
end
