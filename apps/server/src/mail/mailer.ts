import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { type Clock, minute, second } from '../clock.ts';
import { errorCode } from '../error-code.ts';
import { forgetMails, type MailedPerson } from './outbox.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The link the mail is about: logged where mails are only written to files. */
  link: string;
}

/** What has become of a mail: a mail server has taken it, or it lies in a file. */
export type Delivery = 'sent' | 'written';

/** Sends mails in the background, so that the time of a response reveals nothing. */
export interface Mailer {
  /** `make` puts the mail together, or finds that there is none to send: in the background too. */
  sendLater(make: () => Mail | undefined | Promise<Mail | undefined>): void;
  /** Sends a mail, and waits for what becomes of it. Throws what the mail server says. */
  send(mail: Mail): Promise<Delivery>;
  /**
   * Forgets the mails to somebody that were written to files, for whoever leaves. Those that a mail
   * server has got are out of reach.
   */
  forget(person: MailedPerson): Promise<void>;
  /** Waits for mails under way, but not for ever; to be called before the process ends. */
  close(): Promise<void>;
}

interface MailLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

interface MailerOptions {
  smtpUrl: string | undefined;
  from: string;
  /** Where mails are written, as .eml files, when there is no SMTP server. */
  outbox: string;
  clock: Clock;
  log: MailLog;
  /** How long mails under way are waited for: milliseconds. */
  longestWait?: number;
}

export function createMailer({
  smtpUrl,
  from,
  outbox,
  clock,
  log,
  longestWait = 10 * second,
}: MailerOptions): Mailer {
  const send =
    smtpUrl === undefined ? writeToOutbox({ from, outbox, clock, log }) : sendBySmtp(smtpUrl, from);
  const underWay = new Set<Promise<void>>();
  const settled = () =>
    Promise.race([Promise.all(underWay), wait(longestWait, undefined, { ref: false })]);
  return {
    sendLater(make) {
      // What is done for the mail may hold up the process: first the response has to be on its way.
      const sending = nextTurn()
        .then(make)
        .then((mail) => mail && send(mail))
        // The error itself names the recipient, who is nobody's business but theirs.
        .catch((error: unknown) => log.error({ code: errorCode(error) }, 'mail not sent'))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async send(mail) {
      await send(mail);
      return smtpUrl === undefined ? 'written' : 'sent';
    },
    async forget(person) {
      // One of them may be on its way to a file.
      await settled();
      await forgetMails(outbox, person).catch((err: unknown) => {
        log.error({ code: errorCode(err) }, 'mails not forgotten');
      });
    },
    async close() {
      await settled();
      if (underWay.size > 0) log.error({ mails: underWay.size }, 'mails given up');
    },
  };
}

/** With a server that does not answer; the address may say otherwise. */
const patience = {
  connectionTimeout: 10 * second,
  greetingTimeout: 30 * second,
  socketTimeout: minute,
};

function sendBySmtp(smtpUrl: string, from: string) {
  const transport = createTransport({ url: smtpUrl, ...patience });
  return async ({ to, subject, text }: Mail): Promise<void> => {
    await transport.sendMail({ from, to, subject, text });
  };
}

function writeToOutbox({ from, outbox, clock, log }: Omit<MailerOptions, 'smtpUrl'>) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  let written = 0;
  return async ({ to, subject, text, link }: Mail): Promise<void> => {
    const { message } = await transport.sendMail({ from, to, subject, text });
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not put together in memory');
    const readable = withPlainText(message.toString('latin1'), text);
    written += 1;
    const time = new Date(clock()).toISOString().replace(/[:.]/g, '-');
    const file = join(outbox, `${time}-${process.pid}-${written}.eml`);
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    // Whoever watches the folder must never meet half a mail.
    const unfinished = `${file}.part`;
    await writeFile(unfinished, readable, { mode: 0o600, flag: 'wx' });
    await rename(unfinished, file);
    log.info({ file, link }, 'mail written to the outbox');
  };
}

/**
 * The same mail with its text as it is, in UTF-8: in quoted-printable, which mail servers are sent,
 * a link is broken over lines and a person who opens the file cannot follow it.
 */
function withPlainText(mail: string, text: string): string {
  const headers = mail.slice(0, mail.indexOf('\r\n\r\n'));
  const plain = headers.replace(/^(Content-Transfer-Encoding):.*$/im, '$1: 8bit');
  return `${plain}\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`;
}
