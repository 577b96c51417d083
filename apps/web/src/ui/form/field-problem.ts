/** What is wrong with a field's value, or undefined. */
export type FieldProblem = string | undefined;

/** Whether nothing has been written. */
export function isBlank(value: string): boolean {
  return value.trim() === '';
}

/** Finds the problem of a value that is missing. */
export function required(message: string): (value: string) => FieldProblem {
  return (value) => (isBlank(value) ? message : undefined);
}

interface Schema {
  safeParse(value: string): { success: boolean };
}

/** Finds the problem of a value that is missing, or that a field of the contract does not take. */
export function requiredAs(
  field: Schema,
  messages: { missing: string; invalid: string },
): (value: string) => FieldProblem {
  return (value) => {
    if (isBlank(value)) return messages.missing;
    return field.safeParse(value).success ? undefined : messages.invalid;
  };
}
