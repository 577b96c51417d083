/** A page of a list ordered by descending id. */
export interface NewestFirstPage {
  /** Only rows with a smaller id. */
  before?: number | undefined;
  limit: number;
}
