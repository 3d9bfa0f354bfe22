// The form of a name in which what is required and what is provided are compared.

/** Package indexes that take `My_Lib` and `my-lib` for the same. */
const separators = /[-_.]+/g;

export function joinName(ecosystem: string, name: string): string {
  switch (ecosystem) {
    case 'pypi':
      return name.toLowerCase().replace(separators, '-');
    case 'nuget':
      return name.toLowerCase();
    case 'composer':
      // Namespaces as elsewhere: `Acme\Mailer\` → `acme.mailer`
      return name.toLowerCase().replace(/\\+$/, '').replaceAll('\\', '.');
    default:
      return name;
  }
}
