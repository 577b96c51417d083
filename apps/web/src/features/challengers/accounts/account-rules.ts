import * as contract from '@poketorneo/contract/endpoints';
import { personChecks } from '../../../ui/form/account-checks.ts';

export const { checkFirstName, checkLastName, checkOptionalEmail } = personChecks(
  contract.users.updateOwn.body.shape,
  {
    noFirstName: 'Manca il nome',
    noLastName: 'Manca il cognome',
    noEmail: 'Manca l’email',
    invalidEmail: 'Questa email non è valida',
  },
);
