// Folders whose modules files outside of them do not import: examples and docs; for packages also tests.

const asideOfAll = /^(?:examples?|samples?|demos?|docs?|documentation)$/;
const asideOfPackages = /^(?:examples?|samples?|demos?|docs?|documentation|tests?|fixtures?|testdata)$/;

/** Whether `root` is in such a folder and `folder` is not. */
export function isAside(root: string, folder: string, isPackage: boolean): boolean {
  const names = root.split('/');
  const own = folder.split('/');
  const pattern = isPackage ? asideOfPackages : asideOfAll;
  const at = names.findIndex((name) => pattern.test(name));
  return at !== -1 && names.slice(0, at + 1).some((name, depth) => name !== own[depth]);
}
