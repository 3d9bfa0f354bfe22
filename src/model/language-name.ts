// The display name of a language, by its ID in the report: `C#` for `csharp`, `Python` for `python`.

const names: Readonly<Record<string, string>> = {
  cpp: 'C++',
  csharp: 'C#',
  cuda: 'CUDA',
  javascript: 'JavaScript',
  'objective-c': 'Objective-C',
  'objective-cpp': 'Objective-C++',
  php: 'PHP',
  protobuf: 'Protocol Buffers',
  shell: 'shell',
  typescript: 'TypeScript',
};

export function languageName(id: string): string {
  return Object.hasOwn(names, id) ? names[id]! : id.charAt(0).toUpperCase() + id.slice(1);
}
