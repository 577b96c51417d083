import { passwordRules, usernameRules } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';

/** What is wrong with a value, or undefined. */
type Complaint = string | undefined;

const signUpBody = contract.auth.signUp.body.shape;

function isBlank(value: string): boolean {
  return value.trim() === '';
}

/** Complains about a value that is missing. */
export function required(message: string): (value: string) => Complaint {
  return (value) => (isBlank(value) ? message : undefined);
}

/** Complains about a username that no account can have. */
export function checkUsername(value: string): Complaint {
  const username = value.trim();
  const { min, max, pattern } = usernameRules;
  if (username === '') return 'Scegli un username';
  if (!pattern.test(username)) return 'Usa solo lettere, numeri e i segni _ . -';
  if (username.length < min) return `Servono almeno ${min} caratteri`;
  if (username.length > max) return `Al massimo ${max} caratteri`;
  return undefined;
}

/** Complains about a first name that is missing or too long. */
export function checkFirstName(value: string): Complaint {
  if (isBlank(value)) return 'Scrivi il tuo nome';
  return signUpBody.firstName.safeParse(value).success ? undefined : 'Questo nome è troppo lungo';
}

/** Complains about a last name that is missing or too long. */
export function checkLastName(value: string): Complaint {
  if (isBlank(value)) return 'Scrivi il tuo cognome';
  return signUpBody.lastName.safeParse(value).success ? undefined : 'Questo cognome è troppo lungo';
}

/** Complains about a mail address that is missing or cannot be one. */
export function checkEmail(value: string): Complaint {
  if (isBlank(value)) return 'Scrivi la tua email';
  return signUpBody.email.safeParse(value).success ? undefined : 'Questa email non sembra valida';
}

/** Complains about a new password that is too short or too long. */
export function checkPassword(value: string): Complaint {
  const { min, max } = passwordRules;
  if (value === '') return 'Scegli una password';
  if (value.length < min) return `La password deve avere almeno ${min} caratteri`;
  if (value.length > max) return `La password può avere al massimo ${max} caratteri`;
  return undefined;
}

/** Complains about a repeated password that is not the first one. */
export function checkConfirmation(value: string, password: string): Complaint {
  if (value === '') return 'Ripeti la password';
  return value === password ? undefined : 'Le due password non coincidono';
}
