import { visibleCharacter } from '@poketorneo/contract';

/** The error of a field's value, or undefined. */
export type FieldProblem = string | undefined;

/** Whether a text has no visible characters. */
export function isBlank(value: string): boolean {
  return !visibleCharacter.test(value);
}

/** Rejects a missing value. */
export function required(message: string): (value: string) => FieldProblem {
  return (value) => (isBlank(value) ? message : undefined);
}

interface Schema {
  safeParse(value: string): { success: boolean };
}

/** Rejects a missing value, or one that the contract's schema rejects. */
export function requiredAs(
  field: Schema,
  messages: { missing: string; invalid: string },
): (value: string) => FieldProblem {
  return (value) => {
    if (isBlank(value)) return messages.missing;
    return field.safeParse(value).success ? undefined : messages.invalid;
  };
}
