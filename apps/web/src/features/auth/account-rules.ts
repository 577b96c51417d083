import { passwordRules, usernameRules } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { type FieldProblem, requiredAs } from '../../ui/form/field-problem.ts';

const { firstName, lastName, email } = contract.auth.signUp.body.shape;

/** The problem of a username that no account can have. */
export function checkUsername(value: string): FieldProblem {
  const username = value.trim();
  const { min, max, pattern } = usernameRules;
  if (username === '') return 'Scegli un username';
  if (!pattern.test(username)) return 'Usa solo lettere, numeri e i segni _ . -';
  if (username.length < min) return `Servono almeno ${min} caratteri`;
  if (username.length > max) return `Al massimo ${max} caratteri`;
  return undefined;
}

export const checkFirstName = requiredAs(firstName, {
  missing: 'Scrivi il tuo nome',
  invalid: 'Questo nome è troppo lungo',
});
export const checkLastName = requiredAs(lastName, {
  missing: 'Scrivi il tuo cognome',
  invalid: 'Questo cognome è troppo lungo',
});
export const checkEmail = requiredAs(email, {
  missing: 'Scrivi la tua email',
  invalid: 'Questa email non sembra valida',
});

/** The problem of a new password that is too short or too long. */
export function checkPassword(value: string): FieldProblem {
  const { min, max } = passwordRules;
  if (value === '') return 'Scegli una password';
  if (value.length < min) return `La password deve avere almeno ${min} caratteri`;
  if (value.length > max) return `La password può avere al massimo ${max} caratteri`;
  return undefined;
}

/** The problem of a repeated password that is not the first one. */
export function checkConfirmation(value: string, password: string): FieldProblem {
  if (value === '') return 'Ripeti la password';
  return value === password ? undefined : 'Le due password non coincidono';
}
