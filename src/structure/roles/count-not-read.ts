// Counts files in programming languages that Lintel does not read, by extension. No conclusion is drawn from them, but a
// verdict on the few files it can read must not look like one on the whole project.
import type { FileRole } from '../../model/file-role.ts';
import type { Options } from '../../model/options.ts';
import type { Project } from '../../model/project.ts';
import type { LanguageNotRead } from '../../model/report.ts';
import { compareCodePoints } from '../../std/code-point-order.ts';
import { compileGlob } from '../../std/glob.ts';
import { addTo } from '../../std/multi-map.ts';

/** Most files first. Only product files count. */
export function countNotRead(
  { entries }: Pick<Project, 'entries'>,
  { include }: Pick<Options, 'include'>,
  roleOf: (path: string) => FileRole,
): readonly LanguageNotRead[] {
  const found = new Map<string, string[]>();
  const manifests = new Set<string>();
  for (const [path, kind] of entries) {
    if (kind !== 'asset' || isSettingsOfEmacs.test(path)) continue;
    const extension = path.slice(path.lastIndexOf('.'));
    const language = languageOf.get(extension);
    if (language === undefined) {
      if (extension === '.fsproj') manifests.add('F#');
      else if (isManifestOfD.test(path)) manifests.add('D');
      continue;
    }
    addTo(found, language, path);
  }
  const globs = include.map(compileGlob);
  const counts = (path: string): boolean =>
    roleOf(path) === 'product' && (globs.length === 0 || globs.some((glob) => glob.matches(path)));
  return [...found]
    .filter(([language]) => !needManifest.has(language) || manifests.has(language))
    .map(([language, paths]) => ({ language, files: paths.filter(counts).length }))
    .filter(({ files }) => files > 0)
    .sort((a, b) => b.files - a.files || compareCodePoints(a.language, b.language));
}

/** In other projects `.fs` is a shader and `.d` is a makefile dependency list. */
const needManifest = new Set(['F#', 'D']);
/** Emacs settings for the other files. */
const isSettingsOfEmacs = /(?:^|\/)\.dir-locals(?:-2)?\.el$/;
const isManifestOfD = /(?:^|\/)dub\.(?:json|sdl)$/;

/**
 * Ambiguous extensions are left out: `.v` (Verilog, Coq, V), `.m` (MATLAB is read as Objective-C), `.t` and `.st`, `.cl`
 * (OpenCL), `.pp` (Puppet), `.inc`, and lower-case `.r`.
 */
const extensions: Readonly<Record<string, readonly string[]>> = {
  ActionScript: ['.as'],
  Ada: ['.adb', '.ads'],
  Assembly: ['.asm', '.nasm', '.s', '.S'],
  Clojure: ['.clj', '.cljc', '.cljs'],
  COBOL: ['.cbl', '.cob'],
  CoffeeScript: ['.coffee'],
  'Common Lisp': ['.lisp', '.lsp'],
  Crystal: ['.cr'],
  Cython: ['.pxd', '.pyx'],
  D: ['.d'],
  Elm: ['.elm'],
  'Emacs Lisp': ['.el'],
  Erlang: ['.erl', '.hrl'],
  'F#': ['.fs', '.fsi'],
  Fortran: ['.f', '.F', '.f03', '.f08', '.f77', '.f90', '.F90', '.f95', '.for'],
  GDScript: ['.gd'],
  Groovy: ['.groovy'],
  Haxe: ['.hx'],
  Julia: ['.jl'],
  Nim: ['.nim'],
  OCaml: ['.ml', '.mli'],
  Pascal: ['.dpr', '.lpr', '.pas'],
  Perl: ['.pl', '.pm'],
  PowerShell: ['.ps1', '.psm1'],
  PureScript: ['.purs'],
  QML: ['.qml'],
  R: ['.R'],
  Racket: ['.rkt'],
  Raku: ['.raku', '.rakumod'],
  Scheme: ['.scm', '.sld'],
  Solidity: ['.sol'],
  'Standard ML': ['.sml'],
  SystemVerilog: ['.sv', '.svh'],
  Tcl: ['.tcl'],
  Vala: ['.vala'],
  VHDL: ['.vhd', '.vhdl'],
  'Visual Basic': ['.bas', '.vb'],
};

const languageOf: ReadonlyMap<string, string> = new Map(
  Object.entries(extensions).flatMap(([language, each]) => each.map((extension) => [extension, language])),
);
