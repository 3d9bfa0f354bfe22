# frozen_string_literal: true

class String
  def shout = "#{upcase}!"
end
