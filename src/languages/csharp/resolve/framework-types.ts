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

/** Methods of `System.Linq.Enumerable`, which a file with that namespace in sight nearly always means. */
const linqMethods = new Set(
  `Aggregate All Any Append AsEnumerable Average Cast Concat Contains Count DefaultIfEmpty Distinct ElementAt
   ElementAtOrDefault Except First FirstOrDefault GroupBy GroupJoin Intersect Join Last LastOrDefault LongCount Max Min
   OfType OrderBy OrderByDescending Prepend Reverse Select SelectMany SequenceEqual Single SingleOrDefault Skip SkipWhile
   Sum Take TakeWhile ThenBy ThenByDescending ToArray ToDictionary ToHashSet ToList ToLookup Union Where Zip`.split(
    /\s+/,
  ),
);

export function isLinqMethod(method: string): boolean {
  return linqMethods.has(method);
}
