import * as contract from '@poketorneo/contract/endpoints';
import { requiredAs } from '../../../ui/form/field-problem.ts';

const { firstName, lastName, email } = contract.users.updateOwn.body.shape;

export const checkFirstName = requiredAs(firstName, {
  missing: 'Manca il nome',
  invalid: 'Questo nome è troppo lungo',
});
export const checkLastName = requiredAs(lastName, {
  missing: 'Manca il cognome',
  invalid: 'Questo cognome è troppo lungo',
});
export const checkEmail = requiredAs(email, {
  missing: 'Manca l’email',
  invalid: 'Questa email non è valida',
});
