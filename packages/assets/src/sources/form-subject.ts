/** Properties by which a form's image files are found. */
export interface FormSubject {
  readonly id: number;
  readonly speciesId: number;
  /**
   * Suffix of the form's identifier after the species, such as 'attack'; null for default forms.
   */
  readonly slug: string | null;
}

interface NamedForm {
  readonly id: number;
  readonly speciesId: number;
  readonly identifier: string;
  readonly isDefault: boolean;
}

interface NamedSpecies {
  readonly id: number;
  readonly identifier: string;
}

/**
 * The subjects of all forms, in the given order.
 * @throws RangeError when a form's identifier does not begin with its species'.
 */
export function formSubjects(
  forms: readonly NamedForm[],
  species: readonly NamedSpecies[],
): FormSubject[] {
  const names = new Map(species.map(({ id, identifier }) => [id, identifier]));
  return forms.map(({ id, speciesId, identifier, isDefault }) => {
    if (isDefault) return { id, speciesId, slug: null };
    const prefix = `${names.get(speciesId)}-`;
    if (!identifier.startsWith(prefix)) {
      throw new RangeError(`Form ${identifier} does not begin with ${prefix}`);
    }
    return { id, speciesId, slug: identifier.slice(prefix.length) };
  });
}
