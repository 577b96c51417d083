import type { GenderRate } from '@poketorneo/gen4';

export type PokemonGender = 'male' | 'female' | 'genderless';

/** The genders that a species of this rate can have, the one to propose first. */
export function possibleGenders(genderRate: GenderRate): readonly PokemonGender[] {
  switch (genderRate) {
    case -1:
      return ['genderless'];
    case 0:
      return ['male'];
    case 8:
      return ['female'];
    default:
      return ['male', 'female'];
  }
}
