// The projects that C and C++ are measured on: Debian's sources, with the include folders that their own build files
// hand to the compiler. A row says for which files which folders hold; the first that fits counts.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @typedef {{
 *   name: string, source: string, inDevelopmentSet: boolean, isCpp?: boolean,
 *   folders: readonly (readonly [files: RegExp, include: readonly string[]])[],
 *   reasons?: readonly (readonly [disagreements: RegExp, reason: string])[],
 * }} Corpus
 */

/** @type {readonly Corpus[]} */
export const corpora = [
  {
    name: 'git',
    source: 'git',
    inDevelopmentSet: true,
    reasons: [
      [/lazyload\.h$/, 'included on Windows only; the only file of that name'],
      [
        /compat\/regex\/regex\.h$/,
        'included with angle brackets, and the C library has a header of that name',
      ],
    ],
    // Makefile: -I. for all, and -Icompat/… for what is compiled on other systems only.
    folders: [
      [/^compat\/nedmalloc\//, ['.', 'compat/nedmalloc']],
      [/^compat\/poll\//, ['.', 'compat/poll']],
      [/^compat\/regex\//, ['.', 'compat/regex']],
      [
        /^compat\/(?:win32|mingw|winansi|vcbuild)/,
        ['.', 'compat/win32', 'compat/regex', 'compat/vcbuild/include'],
      ],
      [/^contrib\/(?:credential|persistent-https|buildsystems)\//, []],
      [/(?:)/, ['.']],
    ],
  },
  {
    name: 'redis',
    source: 'redis',
    inDevelopmentSet: true,
    reasons: [
      [/sds\.h$/, 'refers to the vendored copy; another version of the header is in the folder of the file'],
      [
        /testhelp\.h$/,
        'a vendored file includes a header that was not vendored with it; the only file of that name',
      ],
      [
        /adapters\/ae\.h/,
        'the adapter is meant for the header of that name in the surrounding project, which this is',
      ],
    ],
    folders: [
      [/^deps\/jemalloc\//, ['deps/jemalloc/include', 'deps/jemalloc/test/include']],
      [/^deps\/hiredis\//, ['deps/hiredis']],
      [/^deps\/lua\//, ['deps/lua/src']],
      [/^deps\//, []],
      [/^tests\/modules\//, ['src']],
      [
        /^src\//,
        ['deps/hiredis', 'deps/linenoise', 'deps/lua/src', 'deps/hdr_histogram', 'deps/jemalloc/include'],
      ],
      [/(?:)/, []],
    ],
  },
  {
    name: 'curl',
    source: 'curl',
    inDevelopmentSet: true,
    reasons: [
      [
        /^wrong: lib\/vtls\/rustls\.c/,
        'the header of the library rustls, in angle brackets; a file of the same name is in the folder',
      ],
      [/curlmsg_vms\.h$/, 'the only file of that name; the makefile for VMS is not read'],
      [/lib\/share\.h$/, 'a Windows header has the same name'],
    ],
    folders: [
      [/^tests\/unit\//, ['include', 'lib', 'src', 'tests/libtest', 'tests/unit']],
      [/^tests\/libtest\//, ['include', 'lib', 'src', 'tests/libtest']],
      [/^tests\/server\//, ['include', 'lib', 'src', 'tests/server']],
      [/^src\//, ['include', 'lib', 'src']],
      [/^lib\//, ['include', 'lib']],
      [/^packages\/OS400\//, ['include/curl', 'include', 'lib', 'packages/OS400']],
      [/(?:)/, ['include']],
    ],
  },
  {
    name: 'postgresql',
    source: 'postgresql-15',
    inDevelopmentSet: true,
    reasons: [
      [
        /hstore\.h$|ltree\.h$|pgtz\.h$/,
        'the makefile has that folder, the table for GCC does not: Lintel is right, but it counts as wrong',
      ],
    ],
    folders: [
      [
        /^src\/interfaces\/ecpg\//,
        [
          'src/include',
          'src/interfaces/ecpg/include',
          'src/interfaces/ecpg/preproc',
          'src/interfaces/ecpg/ecpglib',
          'src/interfaces/libpq',
        ],
      ],
      [/^src\/test\/isolation\//, ['src/include', 'src/interfaces/libpq', 'src/test/regress']],
      [/^src\/pl\/plpython|^contrib\/\w+_plpython/, ['src/include', 'src/pl/plpython']],
      [/^src\/pl\/plperl|^contrib\/\w+_plperl/, ['src/include', 'src/pl/plperl']],
      [/^contrib\/hstore_pl/, ['src/include', 'contrib', 'src/pl/plperl', 'src/pl/plpython']],
      [/(?:)/, ['src/include', 'src/interfaces/libpq']],
    ],
  },
  {
    name: 'leveldb',
    source: 'leveldb',
    inDevelopmentSet: false,
    isCpp: true,
    folders: [[/(?:)/, ['.', 'include']]],
  },
  {
    name: 'fmt',
    source: 'fmtlib',
    inDevelopmentSet: true,
    isCpp: true,
    folders: [
      [/^test\//, ['include', 'test', 'test/gtest']],
      [/(?:)/, ['include']],
    ],
  },
];

const home = join(tmpdir(), 'lintel-corpora', 'c');

/**
 * Downloaded and unpacked on first use, with a list of sources of its own: the machine's is not touched.
 * @param {Corpus} corpus
 * @returns {{ folder: string, version: string }}
 */
export function fetchCorpus({ source }) {
  const place = join(home, source);
  if (findUnpacked(place) === undefined) {
    mkdirSync(place, { recursive: true });
    execFileSync('apt-get', [...aptOptions(), 'source', '--download-only', source], {
      cwd: place,
      stdio: 'ignore',
    });
    const archive = readdirSync(place).find((name) => /\.orig\.tar\.(?:xz|gz|bz2)$/.test(name));
    if (archive === undefined) throw new Error(`Debian has no source archive of ${source}.`);
    execFileSync('tar', ['xf', archive], { cwd: place });
  }
  const name = findUnpacked(place);
  if (name === undefined) throw new Error(`Nothing was unpacked in ${place}.`);
  return { folder: join(place, name), version: name.slice(name.lastIndexOf('-') + 1) };
}

/** @param {string} place */
function findUnpacked(place) {
  if (!existsSync(place)) return undefined;
  return readdirSync(place, { withFileTypes: true }).find((entry) => entry.isDirectory())?.name;
}

let isUpdated = false;

function aptOptions() {
  const state = join(home, '.apt');
  mkdirSync(join(state, 'lists', 'partial'), { recursive: true });
  const list = join(state, 'sources.list');
  writeFileSync(list, 'deb-src http://deb.debian.org/debian bookworm main\n');
  const options = {
    'Dir::Etc::sourcelist': list,
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::lists': join(state, 'lists'),
    'Dir::Cache::pkgcache': '',
    'Dir::Cache::srcpkgcache': '',
  };
  const flags = Object.entries(options).flatMap(([key, value]) => ['-o', `${key}=${value}`]);
  if (!isUpdated) execFileSync('apt-get', [...flags, 'update'], { stdio: 'ignore' });
  isUpdated = true;
  return flags;
}
