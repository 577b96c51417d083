/** One SVG file of the asset host: its path and its document. */
export interface Drawing {
  /** Relative to the host's root, without a leading slash. */
  readonly path: string;
  readonly svg: string;
}

/** The tournaments' file names, in order. */
export const regions = ['kanto', 'johto', 'hoenn', 'sinnoh'] as const;

/** The name of a tournament's files. */
export type Region = (typeof regions)[number];
