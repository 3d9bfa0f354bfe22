// Folders whose modules are not on the path of whoever stands outside: examples and documentation for everybody, tests for
// the packages of the project.

const asideOfAll = /^(?:examples?|samples?|demos?|docs?|documentation)$/;
const asideOfPackages = /^(?:examples?|samples?|demos?|docs?|documentation|tests?|fixtures?|testdata)$/;

/** Whether a root stands in such a folder and `folder`, of which it is no parent, does not. */
export function isAside(root: string, folder: string, isPackage: boolean): boolean {
  const names = root.split('/');
  const own = folder.split('/');
  const pattern = isPackage ? asideOfPackages : asideOfAll;
  const at = names.findIndex((name) => pattern.test(name));
  return at !== -1 && names.slice(0, at + 1).some((name, depth) => name !== own[depth]);
}
