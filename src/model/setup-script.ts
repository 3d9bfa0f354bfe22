// A `setup.py` that builds a distribution of Python. In a package, one that does not is one of its modules.

/** Not `numpy.distutils`, which builds the folders of one package, each with a `setup.py`. */
const buildTool = /^[ \t]*(?:from|import)[ \t]+(?:setuptools|distutils|skbuild)\b/m;

export function buildsDistribution(setupScript: string): boolean {
  return buildTool.test(setupScript);
}
