/** A user as found by name. */
export interface PickablePerson {
  /** Tells people apart. */
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** A path on the asset host. */
  readonly icon: string;
}
