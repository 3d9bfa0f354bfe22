// Where each repository is on the map, in pixels at scale 1.

export interface Placement {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly r: Float64Array;
  /** Drawn behind their repositories. Few repositories are not grouped. */
  readonly groups: readonly Group[];
  readonly captions: readonly Caption[];
}

/** Repositories that depend on each other more than on others. */
export interface Group {
  readonly title: string;
  readonly nodes: readonly number[];
}

export interface Caption {
  readonly text: string;
  /** Its left end and its base line. */
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}
