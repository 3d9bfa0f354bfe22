// What the rest knows of a database: a PostgreSQL server or the embedded one. The same SQL runs on both.

export interface Session {
  query<Row = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Session {
  readonly kind: 'server' | 'embedded';
  /** All or nothing. */
  transaction<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Several statements, without values; the rows of the last one. */
  run(sql: string): Promise<Record<string, unknown>[]>;
  /** A connection of its own that stays open, for what PostgreSQL keeps for each: locks. */
  dedicate(): Promise<DedicatedSession>;
  close(): Promise<void>;
}

export interface DedicatedSession extends Session {
  /** Whether the connection broke. */
  readonly isLost: boolean;
  close(): Promise<void>;
}

/** Tables and views are in this schema, so that they can share a database with others. */
export const schema = 'lintel_org';
