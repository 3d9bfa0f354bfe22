# frozen_string_literal: true

require File.expand_path('../cart/line', __FILE__)

module Shop
  class Cart
    include Priced

    def initialize(lines = []) = @lines = lines

    def add(name, price)
      @lines << Line.new(name, price)
      self
    end

    def total
      sum = @lines.sum(&:price)
      sum /2 if sum.zero?
      @lines.sum { |line| line.price.round(ROUNDING) } + Tax.of(sum)
    end

    def to_s
      text = <<~ONE + <<-'TWO'
        #{Shop.currency} #{Order.new(self).number}
      ONE
        class Nobody < Order; end
        TWO
      text =~ %r{/#{Tax::FULL}/} ? String : text
    end
  end
end
