import { minute } from '../../clock.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Account } from '../users/index.ts';

/** The mail with the link to set a new password, which works for `life` milliseconds. */
export function resetPasswordMail(account: Account, link: string, life: number): Mail {
  return {
    to: account.email,
    subject: 'Reimposta la tua password di PokéTorneo',
    text: [
      `Ciao ${account.firstName},`,
      '',
      `qualcuno, speriamo tu, ha chiesto di reimpostare la password dell’account «${account.username}».`,
      `Per sceglierne una nuova apri questo link entro ${Math.round(life / minute)} minuti:`,
      '',
      link,
      '',
      'Il link funziona una volta sola. Se non hai chiesto nulla puoi ignorare questa email: la tua password resta quella di prima.',
      '',
      'PokéTorneo',
    ].join('\n'),
    link,
  };
}
