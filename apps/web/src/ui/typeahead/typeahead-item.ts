/** What a typeahead chooses from. */
export interface TypeaheadItem {
  readonly id: number | string;
  readonly name: string;
  /** A small picture's path on the asset host. */
  readonly image?: string;
}
