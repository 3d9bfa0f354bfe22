// Types of .NET that are called by their own name (`Enum.ToObject(…)`) and that no property is called like: `Type` or
// `Path` could be one. A method called on one of them is its own, never an extension method.
const frameworkTypes = new Set(
  `Activator AppDomain Array BitConverter Console Convert DateTime DateTimeOffset Enum Enumerable GC Guid Interlocked
   Marshal Math MathF MemoryMarshal Monitor Nullable Parallel Queryable Regex RuntimeHelpers Stopwatch String TimeSpan
   Unsafe Volatile`.split(/\s+/),
);

/** Of the chain of names before a call, without the brackets: `Enum.ToObject`. */
export function isFrameworkCall(chain: string): boolean {
  const [type = '', ...rest] = chain.split('.');
  return rest.length === 1 && frameworkTypes.has(type.replace(/<.*/, ''));
}
