// The namespaces that an SDK imports into every file of a project with `ImplicitUsings`.

const basic = [
  'System',
  'System.Collections.Generic',
  'System.IO',
  'System.Linq',
  'System.Net.Http',
  'System.Threading',
  'System.Threading.Tasks',
];
const hosting = [
  'Microsoft.Extensions.Configuration',
  'Microsoft.Extensions.DependencyInjection',
  'Microsoft.Extensions.Hosting',
  'Microsoft.Extensions.Logging',
];
const web = [
  'System.Net.Http.Json',
  'Microsoft.AspNetCore.Builder',
  'Microsoft.AspNetCore.Hosting',
  'Microsoft.AspNetCore.Http',
  'Microsoft.AspNetCore.Routing',
];

export function implicitNamespaces(sdk: string): readonly string[] {
  if (sdk.startsWith('Microsoft.NET.Sdk.Web')) return [...basic, ...hosting, ...web];
  if (sdk.startsWith('Microsoft.NET.Sdk.Worker')) return [...basic, ...hosting];
  return basic;
}
