import { passwordRules } from '@poketorneo/contract';
import { type FieldProblem, isBlank, requiredAs } from './field-problem.ts';

type Schema = Parameters<typeof requiredAs>[0];

interface PersonFields {
  firstName: Schema;
  lastName: Schema;
  email: Schema;
}

/** What a form says, each in its own tone, of what is missing. */
interface PersonWords {
  noFirstName: string;
  noLastName: string;
  noEmail: string;
  invalidEmail: string;
}

/** The checks of a person's name and mail address, by the schemas of the call that they go into. */
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
    /** For accounts that may lack an e-mail address. */
    checkOptionalEmail: (value: string): FieldProblem =>
      isBlank(value) ? undefined : checkEmail(value),
  };
}

/** The address that a field was given, null for none. */
export function writtenEmail(value: string): string | null {
  return isBlank(value) ? null : value;
}

/** The problem of a new password that is missing, too short or too long. */
export function checkPasswordLength(
  value: string,
  { missing, tooShort }: { missing: string; tooShort: string },
): FieldProblem {
  const { min, max } = passwordRules;
  if (value === '') return missing;
  if (value.length < min) return tooShort;
  return value.length > max ? `La password può avere al massimo ${max} caratteri` : undefined;
}
