// The options of all commands that serve the page.

export interface ServerFlags {
  readonly host: string;
  readonly port?: number;
  readonly open?: boolean;
  readonly token?: string | true;
  readonly allowedHost?: readonly string[];
}
