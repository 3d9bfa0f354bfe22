// What the rest knows of a database: a PostgreSQL server or the embedded one. The same SQL runs on both.

export interface Session {
  query<Row = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Session {
  readonly kind: 'server' | 'embedded';
  /** All or nothing. */
  transaction<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Several statements, without values. */
  run(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** Tables and views are in this schema, so that they can share a database with others. */
export const schema = 'lintel_org';
