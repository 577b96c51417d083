/** A user found by name. */
export interface PickablePerson {
  /** Unique. */
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Path on the asset host. */
  readonly icon: string;
}
