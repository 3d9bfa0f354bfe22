// Changed files that no test depends on: documentation outside test data, unless the configuration says otherwise.
import { filePath } from '../../model/file-path.ts';
import type { Report } from '../../model/report.ts';
import { assignRoles } from '../../structure/roles/assign-roles.ts';
import { compileGlob } from '../../std/glob.ts';

const documentation =
  /(?:^|\/)(?:[^/]+\.(?:md|markdown)|(?:LICEN[CS]E|COPYING|NOTICE|AUTHORS|CONTRIBUTORS|CODEOWNERS|MAINTAINERS)(?:[.-][^/]*)?)$|(?:^|\/)\.github\/(?:ISSUE_TEMPLATE\/|FUNDING\.yml$)/i;

/** Compilers and doc tests of these languages read Markdown: `include_str!("../README.md")`. */
const languagesThatReadDocumentation: ReadonlySet<string> = new Set(['rust', 'elixir']);

export function unseenByTests({
  settings,
  detailed,
}: Pick<Report, 'settings' | 'detailed'>): (path: string) => boolean {
  const ignored = settings.affected?.ignore?.map(compileGlob);
  if (ignored !== undefined) return (path) => ignored.some((glob) => glob.matches(path));
  if (detailed.nodes.some(({ language }) => languagesThatReadDocumentation.has(language))) return () => false;
  return (path) => {
    if (!documentation.test(path)) return false;
    const [role] = assignRoles([{ path: filePath(path) }], { roles: {} });
    return role === 'product' || role === 'docs' || role === 'benchmark';
  };
}
