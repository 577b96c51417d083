import { passwordRules } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';

/** What is wrong with a value, or undefined. */
type Complaint = string | undefined;

/** What can be changed about oneself. */
export interface ProfileInfo {
  firstName: string;
  lastName: string;
  email: string;
}

const body = contract.users.updateOwn.body.shape;

/** Complains about a first name that is missing or too long. */
export function checkFirstName(value: string): Complaint {
  if (value.trim() === '') return 'First Name is required';
  return body.firstName.safeParse(value).success ? undefined : 'Questo nome è troppo lungo';
}

/** Complains about a last name that is missing or too long. */
export function checkLastName(value: string): Complaint {
  if (value.trim() === '') return 'Last Name is required';
  return body.lastName.safeParse(value).success ? undefined : 'Questo cognome è troppo lungo';
}

/** Complains about a mail address that is missing or cannot be one. */
export function checkEmail(value: string): Complaint {
  if (value.trim() === '') return 'Email is required';
  return body.email.safeParse(value).success ? undefined : 'Invalid email';
}

/** Whether saving would change anything; spaces around a value are not part of it. */
export function hasChanges(before: ProfileInfo, after: ProfileInfo): boolean {
  return (
    after.firstName.trim() !== before.firstName ||
    after.lastName.trim() !== before.lastName ||
    after.email.trim() !== before.email
  );
}

/** Complains about a current password that was not given. */
export function checkOldPassword(value: string): Complaint {
  return value === '' ? 'Type in your current password' : undefined;
}

/** Complains about a new password that is missing, too short, too long or not new. */
export function checkNewPassword(value: string, oldPassword: string): Complaint {
  const { min, max } = passwordRules;
  if (value === '') return "Password can't be blank";
  if (value.length < min) return 'Password must be at least 6 characters long';
  if (value.length > max) return `La password può avere al massimo ${max} caratteri`;
  return value === oldPassword ? 'New password cannot be the same as your old password' : undefined;
}

/** Complains about a repeated password that is not the new one. */
export function checkConfirmPassword(value: string, newPassword: string): Complaint {
  return value === newPassword ? undefined : "Passwords don't match";
}
