// The namespaces that an SDK imports into every file of a project with `ImplicitUsings`.
import { wordsIn } from '../../kit/word-set.ts';

const basic = wordsIn(
  'System System.Collections.Generic System.IO System.Linq System.Net.Http System.Threading System.Threading.Tasks',
);
const extensions = 'Configuration DependencyInjection Hosting Logging';
const hosting = wordsIn(extensions).map((name) => `Microsoft.Extensions.${name}`);
const aspNet = 'Builder Hosting Http Routing';
const web = ['System.Net.Http.Json', ...wordsIn(aspNet).map((name) => `Microsoft.AspNetCore.${name}`)];

export function implicitNamespaces(sdk: string): readonly string[] {
  if (sdk.startsWith('Microsoft.NET.Sdk.Web')) return [...basic, ...hosting, ...web];
  if (sdk.startsWith('Microsoft.NET.Sdk.Worker')) return [...basic, ...hosting];
  return basic;
}
