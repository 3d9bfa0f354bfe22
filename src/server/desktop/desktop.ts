// What the server does on the person's desktop. The only two things that start a program, and neither goes through a shell.

export interface Desktop {
  chooseFolder(signal: AbortSignal): Promise<FolderChoice>;
  /** False where no editor was found. */
  openInEditor(path: string, line: number | undefined): Promise<boolean>;
}

export type FolderChoice =
  | { readonly kind: 'chosen'; readonly path: string }
  | { readonly kind: 'cancelled' }
  /** A dialog is open already: two would only hide each other. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'unavailable' };
