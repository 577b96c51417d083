import * as contract from '@poketorneo/contract/endpoints';
import { checkPasswordLength, personChecks } from '../../../ui/form/account-checks.ts';
import type { FieldProblem } from '../../../ui/form/field-problem.ts';

/** The fields that users can change themselves. */
export interface ProfileInfo {
  firstName: string;
  lastName: string;
  email: string;
}

export const { checkFirstName, checkLastName, checkEmail, checkOptionalEmail } = personChecks(
  contract.users.updateOwn.body.shape,
  {
    noFirstName: 'First Name is required',
    noLastName: 'Last Name is required',
    noEmail: 'Email is required',
    invalidEmail: 'Invalid email',
  },
);

/** Whether saving would change a value, ignoring spaces around it. */
export function hasChanges(before: ProfileInfo, after: ProfileInfo): boolean {
  return (
    after.firstName.trim() !== before.firstName ||
    after.lastName.trim() !== before.lastName ||
    after.email.trim() !== before.email
  );
}

/** The problem of a missing current password. */
export function checkOldPassword(value: string): FieldProblem {
  return value === '' ? 'Type in your current password' : undefined;
}

/** The problem of a new password: missing, too short, too long or not new. */
export function checkNewPassword(value: string, oldPassword: string): FieldProblem {
  const problem = checkPasswordLength(value, {
    missing: "Password can't be blank",
    tooShort: 'Password must be at least 6 characters long',
  });
  if (problem !== undefined) return problem;
  return value === oldPassword ? 'New password cannot be the same as your old password' : undefined;
}

/** The problem of a repeated password that differs from the new one. */
export function checkConfirmPassword(value: string, newPassword: string): FieldProblem {
  return value === newPassword ? undefined : "Passwords don't match";
}
