# Compiles the files named on the standard input, in memory, and listens to the compiler: `from<TAB>to` for every module
# that a file depends on by something written in it.
defmodule Tracer do
  def trace({:on_module, _bytecode, _}, env), do: note({:defines, env.module, env.file})
  def trace({:alias_reference, meta, module}, env), do: refer(meta, module, env)
  def trace({:alias_expansion, meta, _, module}, env), do: refer(meta, module, env)
  def trace({kind, meta, module, _, _}, env) when kind in [:remote_function, :remote_macro], do: refer(meta, module, env)
  def trace({kind, meta, module, _}, env) when kind in [:import, :require, :struct_expansion], do: refer(meta, module, env)
  def trace({:require, meta, module, _opts}, env), do: refer(meta, module, env)
  def trace(_, _), do: :ok

  # What a macro puts in has no line of this file, or says from which quote it comes.
  defp refer(meta, module, env) do
    written = Keyword.has_key?(meta, :line) and not Enum.any?([:context, :counter, :alias, :generated, :keep, :from_macro], &Keyword.has_key?(meta, &1))
    if written, do: note({:refers, env.file, module}), else: :ok
  end

  defp note(fact) do
    :ets.insert(:facts, {fact})
    :ok
  end
end

:ets.new(:facts, [:named_table, :public, :set])
files = IO.stream(:stdio, :line) |> Enum.map(&String.trim/1) |> Enum.reject(&(&1 == ""))
Code.compiler_options(ignore_module_conflict: true, tracers: [Tracer])
{_, _, _} = case Kernel.ParallelCompiler.compile(files) do
  {:ok, _, _} -> {:ok, [], []}
  {:error, errors, _} -> IO.puts(:stderr, inspect(Enum.take(errors, 3))); {:error, [], []}
end
facts = :facts |> :ets.tab2list() |> Enum.map(&elem(&1, 0))
homes = for {:defines, module, file} <- facts, into: %{}, do: {module, file}
for {:refers, file, module} <- facts, home = homes[module], home != file, uniq: true, do: IO.puts("#{file}\t#{home}")
