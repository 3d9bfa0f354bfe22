defmodule Shop.Order do
  @type t :: %__MODULE__{}
  defstruct total: 0

  def open do
    try do
      alias Shop.Money
      Money.round_up(1)
    rescue
      error in [ArgumentError] -> {:error, error}
    end
  end
end

defprotocol Shop.Priced do
  def price(thing)
end

defimpl Shop.Priced, for: Shop.Order do
  def price(order), do: Shop.Money.round_up(order.total)
end
