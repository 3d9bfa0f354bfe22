// Commits that say they fix something, as `git log -z --name-only --format=%x01%s` writes them.

const saysFix = /\b(?:fix(?:e[sd]|ing)?|bug(?:s|gy)?|bugfix(?:es)?|regress\w*|crash\w*|issues?\s+#\d+)\b/i;
/** As where Lintel counts changes: more is a reformatting or a move. */
const maxSourceFiles = 30;

/**
 * @param {string} log
 * @param {(path: string) => boolean} isSource
 * @returns {readonly (readonly string[])[]} The source files of each fix.
 */
export function listFixes(log, isSource) {
  const fixes = [];
  for (const commit of log.split('\x01').slice(1)) {
    const [subject = '', ...paths] = commit.split('\0');
    const sources = paths.map((path) => path.replace(/^\n/, '')).filter((path) => isSource(path));
    if (saysFix.test(subject) && sources.length > 0 && sources.length <= maxSourceFiles) fixes.push(sources);
  }
  return fixes;
}
