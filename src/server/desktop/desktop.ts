// What the server can do on the user's desktop. Only these functions start programs, and none uses a shell.

export interface Desktop {
  chooseFolder(signal: AbortSignal): Promise<FolderChoice>;
  /** False if no editor was found. */
  openInEditor(path: string, line: number | undefined): Promise<boolean>;
}

export type FolderChoice =
  | { readonly kind: 'chosen'; readonly path: string }
  | { readonly kind: 'cancelled' }
  /** A dialog is already open. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'unavailable' };
