# frozen_string_literal: true

module Shop
  module Priced
    ROUNDING = 2

    def price = total.round(ROUNDING)
  end
end
