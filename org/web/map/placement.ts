// Where each repository is on the map, in pixels at scale 1.

export interface Placement {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly r: Float64Array;
  /** Captions of groups. */
  readonly captions: readonly Caption[];
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
