/** Input of a species' cry. */
export interface CrySubject {
  /** National number. */
  readonly id: number;
  /** National number of the first species of its evolution line. */
  readonly family: number;
  /** Place in the line: 0, 1 or 2. */
  readonly stage: number;
  /** Metres. */
  readonly height: number;
  /** Kilograms. */
  readonly weight: number;
  /**
   * Type of the voice, 1 (Normale) to 17 (Acciaio): the first type, or the second where the first
   * is Normale, since no species of generation 4 has Volante first.
   */
  readonly typeId: number;
}
