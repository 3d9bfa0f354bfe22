// Folders whose modules files outside of them do not import: examples, docs, and stand-ins for modules that some platform
// lacks; for packages also tests and tools.

const asideOfAll = /^(?:examples?|samples?|demos?|docs?|documentation)$/;
const asideOfPackages =
  /^(?:examples?|samples?|demos?|docs?|documentation|tests?|fixtures?|testdata|tools?|scripts?|contrib)$/;
const standIns = /(?:^|[-_.])(?:fakes?|stubs?|mocks?|dummy|dummies)(?:$|[-_.])/;

/** Whether `root` is in such a folder and `folder` is not. */
export function isAside(root: string, folder: string, isPackage: boolean): boolean {
  const names = root.split('/');
  const own = folder.split('/');
  const pattern = isPackage ? asideOfPackages : asideOfAll;
  const at = names.findIndex((name) => pattern.test(name) || standIns.test(name));
  return at !== -1 && names.slice(0, at + 1).some((name, depth) => name !== own[depth]);
}
