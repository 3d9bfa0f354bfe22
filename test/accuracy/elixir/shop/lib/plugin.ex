defmodule Shop.Plugin do
  defmacro __using__(_options) do
    quote do
      def tax, do: Shop.Tax.rate()
    end
  end
end
