// The form of a name in which what is required and what is provided are compared.

/** Package indexes that take `My_Lib` and `my-lib` for the same. */
const separators = /[-_.]+/g;

export function joinName(ecosystem: string, name: string): string {
  if (ecosystem === 'pypi') return name.toLowerCase().replace(separators, '-');
  if (ecosystem === 'nuget' || ecosystem === 'composer') return name.toLowerCase();
  return name;
}
