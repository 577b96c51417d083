import { passwordRules } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { type FieldProblem, requiredAs } from '../../../ui/form/field-problem.ts';

/** What can be changed about oneself. */
export interface ProfileInfo {
  firstName: string;
  lastName: string;
  email: string;
}

const { firstName, lastName, email } = contract.users.updateOwn.body.shape;

export const checkFirstName = requiredAs(firstName, {
  missing: 'First Name is required',
  invalid: 'Questo nome è troppo lungo',
});
export const checkLastName = requiredAs(lastName, {
  missing: 'Last Name is required',
  invalid: 'Questo cognome è troppo lungo',
});
export const checkEmail = requiredAs(email, {
  missing: 'Email is required',
  invalid: 'Invalid email',
});

/** Whether saving would change anything; spaces around a value are not part of it. */
export function hasChanges(before: ProfileInfo, after: ProfileInfo): boolean {
  return (
    after.firstName.trim() !== before.firstName ||
    after.lastName.trim() !== before.lastName ||
    after.email.trim() !== before.email
  );
}

/** The problem of a current password that was not given. */
export function checkOldPassword(value: string): FieldProblem {
  return value === '' ? 'Type in your current password' : undefined;
}

/** The problem of a new password that is missing, too short, too long or not new. */
export function checkNewPassword(value: string, oldPassword: string): FieldProblem {
  const { min, max } = passwordRules;
  if (value === '') return "Password can't be blank";
  if (value.length < min) return 'Password must be at least 6 characters long';
  if (value.length > max) return `La password può avere al massimo ${max} caratteri`;
  return value === oldPassword ? 'New password cannot be the same as your old password' : undefined;
}

/** The problem of a repeated password that is not the new one. */
export function checkConfirmPassword(value: string, newPassword: string): FieldProblem {
  return value === newPassword ? undefined : "Passwords don't match";
}
