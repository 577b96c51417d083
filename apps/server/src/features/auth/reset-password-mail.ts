import { minute } from '../../clock.ts';
import type { Mail } from '../../mail/mailer.ts';

/** The mail with a reset link valid for `lifetimeMs`. */
export function resetPasswordMail(
  { to, username }: { to: string; username: string },
  link: string,
  lifetimeMs: number,
): Mail {
  return {
    to,
    subject: 'Reimposta la tua password di PokéTorneo',
    text: [
      // The only name that cannot contain text written by a stranger who signed up with this
      // address.
      `Ciao ${username},`,
      '',
      `qualcuno, speriamo tu, ha chiesto di reimpostare la password dell’account «${username}».`,
      `Per sceglierne una nuova apri questo link entro ${Math.round(lifetimeMs / minute)} minuti:`,
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
