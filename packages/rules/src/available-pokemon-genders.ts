import type { Gender, GenderRate } from '@poketorneo/gen4';

/** The genders that a species of this rate can have, the one to propose first. */
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
