# frozen_string_literal: true

module Shop
  class Cart
    Line = Struct.new(:name, :price)
  end
end
