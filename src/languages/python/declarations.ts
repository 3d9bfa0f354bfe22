// What a Python file says of the modules below it, in the `declares` of its extraction: where one of them may be that
// is no file of the project.

/** It puts modules in place itself while it runs: `sys.modules[…] = …`, a finder in `sys.meta_path`. */
export const makesModules = 'sys.modules';

/** A package that other distributions put modules into: `extend_path`, `declare_namespace`. */
export const sharesName = 'namespace';
