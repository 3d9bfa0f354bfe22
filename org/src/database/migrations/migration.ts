// A step in the history of the tables. Once released, it is never edited: a change is a new migration.

export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}
