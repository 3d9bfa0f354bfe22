// File names and manifests of Python, needed before any file is read.
import type { LanguageFiles } from '../language.ts';

/** Of waf. They name what it builds. */
export const buildScripts: readonly string[] = ['wscript', 'wscript_build'];

export const pythonFiles: LanguageFiles = {
  id: 'python',
  ecosystem: 'pypi',
  extensions: { '.py': 'python', '.pyi': 'python', '.pyw': 'python' },
  interpreters: { python: 'python', pypy: 'python' },
  manifests: [
    'pyproject.toml',
    'setup.cfg',
    'setup.py',
    'pytest.ini',
    'mypy.ini',
    'tox.ini',
    'pyrightconfig.json',
    'requirements.txt',
    ...buildScripts,
  ],
  isManifest: isRequirements,
};

/** What pip installs: `dev-requirements.txt`, `requirements_test.txt`, `requirements/base.txt`. */
export function isRequirements(path: string): boolean {
  return path.endsWith('.txt') && /(?:^|\/)(?:requirements\/.*|[^/]*requirements[^/]*)\.txt$/.test(path);
}
