import { describe, expect, it } from 'vitest';
import {
  checkConfirmPassword,
  checkEmail,
  checkFirstName,
  checkLastName,
  checkNewPassword,
  checkOldPassword,
  hasChanges,
} from './profile-rules.ts';

type Case = readonly [value: string, problem: string | undefined];

describe('the profile form', () => {
  const firstNames: readonly Case[] = [
    ['', 'First Name is required'],
    ['  ', 'First Name is required'],
    ['Ash', undefined],
    ['x'.repeat(61), 'Questo nome è troppo lungo'],
  ];
  it.each(firstNames)('first name %j: %s', (value, problem) => {
    expect(checkFirstName(value)).toBe(problem);
  });

  const lastNames: readonly Case[] = [
    ['', 'Last Name is required'],
    ['  ', 'Last Name is required'],
    ['Ketchum', undefined],
    ['x'.repeat(61), 'Questo cognome è troppo lungo'],
  ];
  it.each(lastNames)('last name %j: %s', (value, problem) => {
    expect(checkLastName(value)).toBe(problem);
  });

  const emails: readonly Case[] = [
    ['', 'Email is required'],
    [' ', 'Email is required'],
    ['ash', 'Invalid email'],
    ['ash@pallet', 'Invalid email'],
    ['ash@pallet.it', undefined],
  ];
  it.each(emails)('email %j: %s', (value, problem) => {
    expect(checkEmail(value)).toBe(problem);
  });
});

describe('hasChanges', () => {
  const before = { firstName: 'Ash', lastName: 'Ketchum', email: 'ash@pallet.it' };
  it.each([
    ['nothing', before, false],
    ['spaces around a value', { ...before, firstName: ' Ash ' }, false],
    ['the first name', { ...before, firstName: 'Red' }, true],
    ['the last name', { ...before, lastName: 'ketchum' }, true],
    ['the email', { ...before, email: 'ash@kanto.it' }, true],
  ])('%s', (_what, after, changed) => {
    expect(hasChanges(before, after)).toBe(changed);
  });
});

describe('the password form', () => {
  const oldPasswords: readonly Case[] = [
    ['', 'Type in your current password'],
    ['x', undefined],
  ];
  it.each(oldPasswords)('old password %j: %s', (value, problem) => {
    expect(checkOldPassword(value)).toBe(problem);
  });

  const newPasswords: readonly Case[] = [
    ['', "Password can't be blank"],
    ['pika', 'Password must be at least 6 characters long'],
    ['pikachu', 'New password cannot be the same as your old password'],
    ['raichu', undefined],
    ['x'.repeat(129), 'La password può avere al massimo 128 caratteri'],
  ];
  it.each(newPasswords)('new password %j: %s', (value, problem) => {
    expect(checkNewPassword(value, 'pikachu')).toBe(problem);
  });

  const confirmations: readonly Case[] = [
    ['', "Passwords don't match"],
    ['Raichu', "Passwords don't match"],
    ['raichu', undefined],
  ];
  it.each(confirmations)('confirmation %j: %s', (value, problem) => {
    expect(checkConfirmPassword(value, 'raichu')).toBe(problem);
  });
});
