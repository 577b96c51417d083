import { passwordRules, usernameRules } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { checkPasswordLength, personChecks } from '../../ui/form/account-checks.ts';
import type { FieldProblem } from '../../ui/form/field-problem.ts';

/** The problem of a username, judged by the contract's rules. */
export function checkUsername(value: string): FieldProblem {
  const username = value.trim();
  const { min, max, pattern } = usernameRules;
  if (username === '') return 'Scegli un username';
  if (!pattern.test(username)) return 'Usa solo lettere, numeri e i segni _ . -';
  if (username.length < min) return `Servono almeno ${min} caratteri`;
  if (username.length > max) return `Al massimo ${max} caratteri`;
  return undefined;
}

export const { checkFirstName, checkLastName, checkEmail, checkOptionalEmail } = personChecks(
  contract.auth.signUp.body.shape,
  {
    noFirstName: 'Scrivi il tuo nome',
    noLastName: 'Scrivi il tuo cognome',
    noEmail: 'Scrivi la tua email',
    invalidEmail: 'Questa email non sembra valida',
  },
);

/** The problem of a new password's length. */
export function checkPassword(value: string): FieldProblem {
  return checkPasswordLength(value, {
    missing: 'Scegli una password',
    tooShort: `La password deve avere almeno ${passwordRules.min} caratteri`,
  });
}

/** The problem of the repeated password. */
export function checkConfirmation(value: string, password: string): FieldProblem {
  if (value === '') return 'Ripeti la password';
  return value === password ? undefined : 'Le due password non coincidono';
}
