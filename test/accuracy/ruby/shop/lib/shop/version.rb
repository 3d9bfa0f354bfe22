# frozen_string_literal: true

module Shop
  VERSION = '1.0'
end
