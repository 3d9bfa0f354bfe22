// Why dependents of another file count: it is a C header, or a Go file with the type of the methods.
import { listFirst } from '../../std/words.ts';

export function noteHeaders(headers: readonly string[], areUsed: boolean): readonly string[] {
  const listed = listFirst(headers, 2);
  if (headers.some((file) => file.endsWith('.go')))
    return [`Users of ${listed} are included: methods of its types are declared here.`];
  return headers.length > 0 && areUsed
    ? [`Users of ${listed} are included: what it declares is defined here.`]
    : [];
}
