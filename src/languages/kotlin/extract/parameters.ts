// How many arguments a function takes.

export interface Parameters {
  /** Without those that have a default value. */
  readonly least: number;
  readonly most: number;
}

/** As many as a call can have. */
export const unlimited = 255;

export const anyParameters: Parameters = { least: 0, most: unlimited };
