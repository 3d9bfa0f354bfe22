// How a file says what it needs. `name` of an import tells the forms apart: a class, interface, trait or enum has none.
// `specifier` is a full name without the backslash at its front, or the path of an include.

export const aFunction = 'function';
export const aConstant = 'const';
/** Written without a namespace: where its own namespace has none by that name, it is the global one. */
export const functionOrGlobal = 'function, else the global one';
export const constantOrGlobal = 'const, else the global one';
/** The path of a file, as it is written; `__DIR__` at its front is the folder of the file that says so. */
export const include = 'include';
/** An include whose path begins with a constant or has one in it: `ABSPATH . 'wp-admin/menu.php'`. */
export const constantInclude = 'include by a constant';
/** An include whose path only the running code knows: what stands there, cut short. */
export const computedInclude = 'include of a computed path';

/** In `declares`, the names of functions and constants have a word before them, as in a `use`. */
export const functionPrefix = 'function ';
export const constantPrefix = 'const ';
/** Behind the name of a constant that may be a path or a part of one: `const ABSPATH = __DIR__ . '/'`. */
export const valueMark = ' = ';

/** Classes, functions and namespaces are the same in any case; of a constant this holds for its namespace only. */
export function constantKey(name: string): string {
  const end = name.lastIndexOf('\\') + 1;
  return name.slice(0, end).toLowerCase() + name.slice(end);
}

/** The same for every spelling of a name in `declares`. */
export function declaredKey(declared: string): string {
  if (!declared.startsWith(constantPrefix)) return declared.toLowerCase();
  const end = declared.indexOf(valueMark);
  return constantKey(end === -1 ? declared : declared.slice(0, end));
}
