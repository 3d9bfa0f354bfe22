// .NET types with static methods (`Enum.ToObject(…)`) whose name is not also a common property name, as `Type` or `Path`
// are. Calls on them are never extension methods.
import { wordSet } from '../../kit/word-set.ts';

const frameworkTypes = wordSet(`
  Activator AppDomain Array BitConverter Console Convert DateTime DateTimeOffset Enum Enumerable GC Guid Interlocked
  Marshal Math MathF MemoryMarshal Monitor Nullable Parallel Queryable Regex RuntimeHelpers Stopwatch String TimeSpan
  Unsafe Volatile`);

/** `chain` is the names before the brackets of a call: `Enum.ToObject`. */
export function isFrameworkCall(chain: string): boolean {
  const [type = '', ...rest] = chain.split('.');
  return rest.length === 1 && frameworkTypes.has(type.replace(/<.*/, ''));
}

/** Methods of `System.Linq.Enumerable`. A file with that namespace in scope nearly always means these. */
const linqMethods = wordSet(`
   Aggregate All Any Append AsEnumerable Average Cast Concat Contains Count DefaultIfEmpty Distinct ElementAt
   ElementAtOrDefault Except First FirstOrDefault GroupBy GroupJoin Intersect Join Last LastOrDefault LongCount Max Min
   OfType OrderBy OrderByDescending Prepend Reverse Select SelectMany SequenceEqual Single SingleOrDefault Skip SkipWhile
   Sum Take TakeWhile ThenBy ThenByDescending ToArray ToDictionary ToHashSet ToList ToLookup Union Where Zip`);

export function isLinqMethod(method: string): boolean {
  return linqMethods.has(method);
}
