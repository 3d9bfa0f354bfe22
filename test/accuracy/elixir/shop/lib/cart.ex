defmodule Shop.Cart do
  @moduledoc """
  Not a dependency: Shop.Nobody, though #{Shop.Tax.rate()} is.
  """
  alias Shop.{Order, Tax, Priced}
  alias __MODULE__.Line, as: L

  defmodule Line do
    defstruct [:name, price: 0, "odd key": nil]
  end

  use Shop.Plugin, end: :late
  import Shop.Money, only: [round_up: 1]

  @spec total(%L{}) :: Order.t() | nil
  def total(%L{price: price} = line) do
    fun = fn value -> round_up(value) end
    text = ~s(#{Tax.rate()} end) <> ~S(#{Order}) <> 'do #{Priced.price(line)}' <> <<?", ?\n>>
    if is_nil(text), do: nil, else: %Order{total: fun.(price) |> :erlang.round()}
  end
end
