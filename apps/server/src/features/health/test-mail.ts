import type { BaseUrlFor } from '../../base-url.ts';
import type { Database } from '../../db/database.ts';
import { errorCode } from '../../error-code.ts';
import { AppError } from '../../errors.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { RateLimiter } from '../rate-limiter/index.ts';
import { findAccount, sessionOver } from '../users/index.ts';

/** Reasons of failure by error code of the mail connection. */
const reasons: Readonly<Record<string, string>> = {
  EAUTH: 'il server di posta non accetta nome e password',
  ECONNECTION: 'il server di posta non si raggiunge',
  ECONNREFUSED: 'il server di posta rifiuta la connessione',
  EDNS: 'il server di posta non si trova',
  EENVELOPE: 'il server di posta rifiuta il tuo indirizzo o quello del mittente',
  ESOCKET: 'il server di posta non si raggiunge',
  ETIMEDOUT: 'il server di posta non risponde',
  ETLS: 'la connessione sicura con il server di posta non riesce',
};

interface TestMailParts {
  db: Database;
  rateLimiter: RateLimiter;
  mailer: Mailer;
  baseUrlFor: BaseUrlFor;
}

/** Sends a test mail and reports the result. */
export function createTestMail({ db, rateLimiter, mailer, baseUrlFor }: TestMailParts) {
  return async (userId: number, host: string): Promise<{ message: string }> => {
    const account = await findAccount(db, userId);
    if (account === undefined) throw sessionOver();
    const { email: to, username } = account;
    if (to === null) {
      throw new AppError(
        'impossible',
        'Il tuo account non ha un’email: scrivila in Modifica profilo',
      );
    }
    await rateLimiter.consume('test-mail-account', String(userId));
    const link = `${baseUrlFor(host)}/club/health`;
    const lines = [
      `Ciao ${username},`,
      '',
      'se leggi questa email, la posta di PokéTorneo funziona.',
      '',
      link,
      '',
      'PokéTorneo',
    ];
    try {
      const delivery = await mailer.send({
        to,
        subject: 'Prova della posta di PokéTorneo',
        text: lines.join('\n'),
        link,
      });
      return {
        message:
          delivery === 'sent'
            ? `Il server di posta ha preso in consegna l’email per ${to}: guarda se arriva`
            : 'Nessun server di posta è impostato: l’email è nella cartella «mail» dei dati',
      };
    } catch (error) {
      await rateLimiter.refund('test-mail-account', String(userId));
      const reason =
        reasons[errorCode(error) ?? ''] ?? 'il server di posta ha risposto con un errore';
      throw new AppError('impossible', `L’email non è partita: ${reason}. Controlla SMTP_URL`);
    }
  };
}
