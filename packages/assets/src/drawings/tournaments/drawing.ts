/** One picture of the asset host: where it lies, and its SVG document. */
export interface Drawing {
  /** Relative to the host's root, without a leading slash. */
  readonly path: string;
  readonly svg: string;
}

/** The tournaments by the names of their files, in their order. */
export const regions = ['kanto', 'johto', 'hoenn', 'sinnoh'] as const;

/** The name of a tournament's files. */
export type Region = (typeof regions)[number];
