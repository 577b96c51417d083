import type { Gender, GenderRate } from '@poketorneo/gen4';

/** Possible genders of a gender rate, the default first. */
export function possibleGenders(genderRate: GenderRate): readonly Gender[] {
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
