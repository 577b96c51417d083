/** An option of a typeahead. */
export interface TypeaheadItem {
  readonly id: number | string;
  readonly name: string;
  /** Small picture: path on the asset host. */
  readonly image?: string;
}
