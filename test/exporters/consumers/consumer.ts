/** What the real reader of a format understood: the names it shows, and which depends on which. */
export interface Understood {
  readonly nodes: readonly string[];
  readonly edges: readonly (readonly [source: string, target: string])[];
}
