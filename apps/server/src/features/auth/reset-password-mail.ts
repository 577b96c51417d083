import { minute } from '../../clock.ts';
import type { Mail } from '../../mail/mailer.ts';

/** The mail with the link to set a new password, which works for `life` milliseconds. */
export function resetPasswordMail(
  { to, username }: { to: string; username: string },
  link: string,
  life: number,
): Mail {
  return {
    to,
    subject: 'Reimposta la tua password di PokéTorneo',
    text: [
      // The one name that cannot hold a stranger's words to whoever's address was signed up with.
      `Ciao ${username},`,
      '',
      `qualcuno, speriamo tu, ha chiesto di reimpostare la password dell’account «${username}».`,
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
