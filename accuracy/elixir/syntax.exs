# Asks Elixir's own parser which modules files define, use, import, require and name: one line per fact,
# `file<TAB>line<TAB>fact`, for every file named on the standard input. Aliases are followed as the language has it.
defmodule Facts do
  @directives [:alias, :import, :require, :use]
  @definitions [:defmodule, :defprotocol]

  def of(text) do
    quoted = Code.string_to_quoted!(text, emit_warnings: false)
    {facts, _} = walk(quoted, {%{}, nil}, [])
    facts |> Enum.reverse() |> Enum.uniq_by(fn {_line, fact} -> fact end)
  end

  # The state is what aliases mean, and the module around. Blocks hand back the state that they were given.
  defp walk({:__block__, _, expressions}, state, facts) when is_list(expressions),
    do: Enum.reduce(expressions, {facts, state}, fn one, {facts, state} -> walk(one, state, facts) end)

  defp walk({directive, meta, [target | options]}, state, facts) when directive in @directives do
    case targets(target) do
      nil -> walk_all([target | options], state, facts)
      written ->
        {facts, state} =
          Enum.reduce(written, {facts, state}, fn {line, path}, {facts, state} ->
            full = expand(path, state)
            kind = if directive == :alias, do: "names", else: "needs"
            line = if length(written) == 1, do: meta[:line], else: line
            facts = if full == elem(state, 1), do: facts, else: [{line, "#{kind} #{full}"} | facts]
            {facts, aliased(directive, full, options, state)}
          end)

        {facts, _} = walk_all(without_as(options), state, facts)
        {facts, state}
    end
  end

  defp walk({definition, _meta, [{:__aliases__, _, path}, [{:do, body}]]}, {aliases, around} = state, facts)
       when definition in @definitions do
    {full, outer} = define(path, state)
    facts = [{0, "defines #{full}"} | facts]
    {facts, _} = walk(body, {elem(outer, 0), full}, facts)
    _ = aliases
    {facts, put_elem(outer, 1, around)}
  end

  defp walk({:defimpl, _meta, [{:__aliases__, _, _} = protocol | rest]}, state, facts) do
    {options, body} = implementation(rest)
    subject = Keyword.get(options, :for, {:__MODULE__, [], nil})
    {facts, _} = walk_all([protocol, options], state, facts)

    case {targets(protocol), targets(subject)} do
      {[{_, path}], [{_, type}]} ->
        full = "#{expand(path, state)}.#{expand(type, state)}"
        {facts, _} = walk(body, put_elem(state, 1, full), [{0, "defines #{full}"} | facts])
        {facts, state}

      _ ->
        {facts, _} = walk(body, state, facts)
        {facts, state}
    end
  end

  defp walk({:__aliases__, meta, [first | _] = path}, state, facts) when is_atom(first) or first == {:__MODULE__, [], nil},
    do: {[{meta[:line], "names #{expand(path, state)}"} | facts], state}

  defp walk({:__aliases__, meta, [{:__MODULE__, _, _} | _] = path}, state, facts),
    do: {[{meta[:line], "names #{expand(path, state)}"} | facts], state}

  defp walk({:__aliases__, _, [first | _]}, state, facts), do: walk(first, state, facts)

  # `:"a#{b}"`
  defp walk({{:., _, [:erlang, :binary_to_atom]}, _, arguments}, state, facts), do: walk_all(arguments, state, facts)

  # A module of Erlang. Those of Elixir stand there where the parser put them in: for `a[b]` and for `"#{a}"`.
  defp walk({{:., _, [module, _]}, meta, arguments}, state, facts) when is_atom(module) do
    name = inspect(module)
    facts = if String.starts_with?(name, ":"), do: [{meta[:line], "names #{name}"} | facts], else: facts
    {facts, _} = walk_all(arguments, state, facts)
    {facts, state}
  end

  # A block of code ends what is aliased in it.
  defp walk([{:do, _} | _] = blocks, state, facts) do
    facts = Enum.reduce(blocks, facts, fn {_, body}, facts -> elem(walk(body, state, facts), 0) end)
    {facts, state}
  end

  defp walk({:fn, _, clauses}, state, facts), do: {elem(walk_all(clauses, state, facts), 0), state}
  defp walk({left, right}, state, facts), do: walk_all([left, right], state, facts)
  defp walk({name, _, arguments}, state, facts), do: walk_all([name | List.wrap(arguments)], state, facts)
  defp walk(list, state, facts) when is_list(list), do: walk_all(list, state, facts)
  defp walk(_, state, facts), do: {facts, state}

  defp walk_all(list, state, facts),
    do: Enum.reduce(list, {facts, state}, fn one, {facts, state} -> walk(one, state, facts) end)

  defp targets({:__aliases__, meta, [first | _] = path}) when is_atom(first), do: [{meta[:line], path}]
  defp targets({:__aliases__, meta, [{:__MODULE__, _, _} | _] = path}), do: [{meta[:line], path}]
  defp targets({:__MODULE__, meta, _} = own), do: [{meta[:line], [own]}]

  defp targets({{:., _, [base, :{}]}, _, members}) do
    with [{_, path}] <- targets(base), do: Enum.map(members, fn {:__aliases__, meta, rest} -> {meta[:line], path ++ rest} end)
  end

  defp targets(_), do: nil

  defp implementation([options, [{:do, body}]]), do: {options, body}
  defp implementation([[{:do, body}]]), do: {[], body}
  defp implementation([options]) when is_list(options), do: {Keyword.delete(options, :do), options[:do]}
  defp implementation(_), do: {[], nil}

  defp aliased(directive, full, options, {aliases, around} = state) do
    as = options |> List.flatten() |> Enum.find_value(fn {:as, {:__aliases__, _, [name]}} -> name; _ -> nil end)

    cond do
      as != nil -> {Map.put(aliases, as, full), around}
      directive == :alias -> {Map.put(aliases, full |> String.split(".") |> List.last() |> String.to_atom(), full), around}
      true -> state
    end
  end

  defp without_as(options), do: Enum.map(options, fn list when is_list(list) -> Enum.reject(list, &match?({:as, _}, &1)); one -> one end)

  defp define(path, {aliases, around} = state) do
    if around == nil or hd(path) == Elixir or not is_atom(hd(path)) do
      {expand(path, state), state}
    else
      head = hd(path)
      {Enum.join([around | path], "."), {Map.put(aliases, head, "#{around}.#{head}"), around}}
    end
  end

  defp expand([{:__MODULE__, _, _} | rest], {_, around}), do: Enum.join([around | rest], ".")
  defp expand([Elixir], _), do: "Elixir"
  defp expand([Elixir | rest], _), do: Enum.join(rest, ".")
  defp expand([head | rest], {aliases, _}), do: Enum.join([Map.get(aliases, head, head) | rest], ".")
end

for file <- IO.stream(:stdio, :line), file = String.trim(file), file != "" do
  try do
    for {line, fact} <- Facts.of(File.read!(file)), do: IO.puts("#{file}\t#{line}\t#{fact}")
  rescue
    error -> IO.puts("#{file}\t0\terror #{inspect(error.__struct__)}")
  end
end
