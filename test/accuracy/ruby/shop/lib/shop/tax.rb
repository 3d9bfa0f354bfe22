# frozen_string_literal: true

class Shop::Tax
  FULL = 19
  RATES = %w[full reduced #{none}].freeze

  def self.of(amount, rate = FULL) = amount * rate / 100
end
