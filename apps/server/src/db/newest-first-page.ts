/** Which page of a list is read that begins with the newest row, which has the largest id. */
export interface NewestFirstPage {
  /** Only rows older than the one with this id. */
  before?: number | undefined;
  limit: number;
}
