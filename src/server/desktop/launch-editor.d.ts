// Types of the two modules of launch-editor that are used here; the package has types only for its main function.

declare module 'launch-editor/guess.js' {
  interface GuessEditor {
    /** Splits a command as a shell would; operators come back as objects. */
    (specified: string): unknown[];
    getEditorFromMacProcesses(output: string): string | undefined;
    getEditorFromWindowsProcesses(output: string): string | undefined;
  }
  const guessEditor: GuessEditor;
  export default guessEditor;
}

declare module 'launch-editor/editor-info/linux.js' {
  /** Name of a process → the command that starts it. */
  const editors: Readonly<Record<string, string>>;
  export default editors;
}

declare module 'launch-editor/get-args.js' {
  export default function getArgumentsForFile(
    editor: string,
    fileName: string,
    lineNumber: number | undefined,
  ): (string | number)[];
}
