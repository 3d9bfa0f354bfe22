// A problem in the analysed project that makes the report incomplete.
import type { ImportRole } from './source.ts';

export type DiagnosticKind =
  /** An import that resolves to no file and no package. */
  | 'unresolved-import'
  /**
   * An import of a file that git ignores and Lintel cannot see, because a build or a person creates it. Or of build output
   * that is left out.
   */
  | 'ignored-import'
  /** An import of a file that git tracks but that is not checked out, because of a sparse checkout or a missing submodule. */
  | 'absent-import'
  /** An import of something outside the project, which is a folder of a larger checkout. Nothing there is read. */
  | 'outside-import'
  /** The first import of a file whose specifier is computed: the file may depend on anything. */
  | 'computed-import'
  /** A file over the size limit: it is a node, but its imports were skipped. */
  | 'file-too-large'
  /** A source file that could not be read: it is a node, but its imports are unknown. */
  | 'unreadable-file'
  /** A source file with something that is opened but never closed: imports after that could not be read. */
  | 'skipped-imports'
  /** A folder that could not be listed: its files are missing from the report. */
  | 'unreadable-folder'
  /** A symbolic link, which was not followed. */
  | 'link-not-followed'
  /** A linked git worktree inside the project: another checkout, which was not scanned. */
  | 'linked-worktree'
  /** A FIFO, socket or device with the name of a source file, which was not opened. */
  | 'special-file'
  /** An invalid manifest (tsconfig.json, package.json …). The message says what was assumed. */
  | 'invalid-manifest'
  /** A tsconfig whose base is in a package that is not installed: only its own settings are used. */
  | 'missing-base'
  /** A worker thread that failed. Its files were analysed without it: the report is complete. */
  | 'worker-failed';

export interface Diagnostic {
  /** The kind of problem. */
  readonly kind: DiagnosticKind;
  /** Path relative to the project root. */
  readonly file: string;
  /**
   * Line number, from 1.
   * @asType integer
   * @minimum 1
   */
  readonly line?: number;
  /** The specifier of an import that is unresolved, or of a file that is ignored, absent or outside the project. */
  readonly specifier?: string;
  /** What an unresolved import is for, if the product does not need it: it costs no health. */
  readonly role?: ImportRole;
  /** For an unresolved import: the invalid manifest or unreadable folder that caused it. */
  readonly cause?: DiagnosticCause;
  /** What happened and what was assumed. */
  readonly message: string;
}

export interface DiagnosticCause {
  /** `invalid-manifest` or `unreadable-folder`. */
  readonly kind: DiagnosticKind;
  /** Path relative to the project root. */
  readonly file: string;
  /**
   * Line number, from 1.
   * @asType integer
   * @minimum 1
   */
  readonly line?: number;
}

/** One per file, at its first computed import. For the others, see the file. `reason` is a sentence. */
export function computedImport(
  file: string,
  line: number,
  reason = 'What is imported here is computed.',
): Diagnostic {
  return { kind: 'computed-import', file, line, message: `${reason} No dependency can be seen.` };
}
