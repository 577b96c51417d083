import * as contract from '@poketorneo/contract/endpoints';

/** What is wrong with a value, or undefined. */
type Complaint = string | undefined;

const { firstName, lastName, email } = contract.users.updateOwn.body.shape;

/** Complains about a first name that is missing or too long. */
export function checkFirstName(value: string): Complaint {
  if (value.trim() === '') return 'Manca il nome';
  return firstName.safeParse(value).success ? undefined : 'Questo nome è troppo lungo';
}

/** Complains about a last name that is missing or too long. */
export function checkLastName(value: string): Complaint {
  if (value.trim() === '') return 'Manca il cognome';
  return lastName.safeParse(value).success ? undefined : 'Questo cognome è troppo lungo';
}

/** Complains about a mail address that is missing or cannot be one. */
export function checkEmail(value: string): Complaint {
  if (value.trim() === '') return 'Manca l’e-mail';
  return email.safeParse(value).success ? undefined : 'Questa e-mail non è valida';
}
