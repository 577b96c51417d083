import { passwordRules } from '@poketorneo/contract';
import { type FieldProblem, isBlank, requiredAs } from './field-problem.ts';

type Schema = Parameters<typeof requiredAs>[0];

interface PersonFields {
  firstName: Schema;
  lastName: Schema;
  email: Schema;
}

/** Messages for missing values; each form words its own. */
interface PersonWords {
  noFirstName: string;
  noLastName: string;
  noEmail: string;
  invalidEmail: string;
}

/** Checks of name and e-mail address by the schemas of the form's call. */
export function personChecks(fields: PersonFields, words: PersonWords) {
  const checkEmail = requiredAs(fields.email, {
    missing: words.noEmail,
    invalid: words.invalidEmail,
  });
  return {
    checkFirstName: requiredAs(fields.firstName, {
      missing: words.noFirstName,
      invalid: 'Questo nome è troppo lungo',
    }),
    checkLastName: requiredAs(fields.lastName, {
      missing: words.noLastName,
      invalid: 'Questo cognome è troppo lungo',
    }),
    checkEmail,
    /** For accounts without an e-mail address. */
    checkOptionalEmail: (value: string): FieldProblem =>
      isBlank(value) ? undefined : checkEmail(value),
  };
}

/** The entered address; null if empty. */
export function writtenEmail(value: string): string | null {
  return isBlank(value) ? null : value;
}

/** Checks that a new password is present and has a valid length. */
export function checkPasswordLength(
  value: string,
  { missing, tooShort }: { missing: string; tooShort: string },
): FieldProblem {
  const { min, max } = passwordRules;
  if (value === '') return missing;
  if (value.length < min) return tooShort;
  return value.length > max ? `La password può avere al massimo ${max} caratteri` : undefined;
}
