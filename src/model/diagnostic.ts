// A fact about the analysed project that limited what Lintel could know of it.

export type DiagnosticKind =
  /** An import that leads to no file and no package. */
  | 'unresolved-import'
  /** A file over the size limit: a node whose imports were not read. */
  | 'file-too-large'
  /** A source file that could not be read: a node whose imports were not read. */
  | 'unreadable-file'
  /** A folder that could not be listed: what is in it is missing from the report. */
  | 'unreadable-folder'
  /** A symbolic link, which is never followed. */
  | 'link-not-followed'
  /** A FIFO, socket or device with the name of a source file, which is never opened. */
  | 'special-file'
  /** A manifest (tsconfig.json, package.json …) that could not be understood; the message says what was assumed. */
  | 'invalid-manifest'
  /** A thread that ended before its work was done, which was then done without it: it took longer, nothing is missing. */
  | 'worker-failed';

export interface Diagnostic {
  /** What kind of limit it is. */
  readonly kind: DiagnosticKind;
  /** Path relative to the project root. */
  readonly file: string;
  /**
   * Line the diagnostic speaks of, from 1.
   * @asType integer
   * @minimum 1
   */
  readonly line?: number;
  /** For an unresolved import, what the code says. */
  readonly specifier?: string;
  /** What happened and what was assumed, in a sentence. */
  readonly message: string;
}
