// Go's own packages: their paths begin with one of these, and never with a host.

const roots = new Set(
  (
    'archive arena bufio builtin bytes cmd cmp compress container context crypto database debug embed encoding errors ' +
    'expvar flag fmt go hash html image index internal io iter log maps math mime net os path plugin reflect regexp ' +
    'runtime slices sort strconv strings structs sync syscall testing text time unicode unique unsafe weak'
  ).split(' '),
);

export function isStandard(path: string): boolean {
  const slash = path.indexOf('/');
  return roots.has(slash === -1 ? path : path.slice(0, slash));
}
