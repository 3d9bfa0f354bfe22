defmodule Shop.Money do
  def round_up(value), do: ceil(value)
end

defmodule Shop.Tax do
  def rate, do: 19
end
