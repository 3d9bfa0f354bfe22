// Files that a builder makes out of others and that many projects do not keep.

const suffixes = new Set(
  (
    'g gr gen freezed mocks config chopper mapper reflectable realm drift moor template gform auto_mappr tailor ' +
    'pb pbenum pbgrpc pbjson pbserver'
  ).split(' '),
);

export function looksGenerated(path: string): boolean {
  const suffix = /\.(\w+)\.dart$/.exec(path)?.[1] ?? '';
  return suffixes.has(suffix) || path.endsWith('_generated.dart');
}
