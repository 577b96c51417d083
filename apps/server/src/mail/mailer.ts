import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextIteration, setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { type Clock, minute, second } from '../clock.ts';
import { errorCode } from '../error-code.ts';

interface Recipient {
  username: string;

  email: string | null;
}

/**
 * Deletes the mails to a recipient from the outbox, if it exists: by address, and by the greeting,
 * which finds those to an older address.
 */
async function deleteMailsTo(outbox: string, person: Recipient): Promise<void> {
  for (const name of await listNames(outbox)) {
    if (!name.endsWith('.eml')) continue;
    const file = join(outbox, name);
    // The file may have been removed meanwhile.
    const mail = await ignoreMissing(readFile(file, 'utf8'));
    if (mail !== undefined && isAddressedTo(mail, person)) await rm(file, { force: true });
  }
}

async function listNames(folder: string): Promise<string[]> {
  return (await ignoreMissing(readdir(folder))) ?? [];
}

async function ignoreMissing<Content>(reading: Promise<Content>): Promise<Content | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function isAddressedTo(mail: string, { username, email }: Recipient): boolean {
  const [headers = '', greeting = ''] = mail.split('\r\n\r\n');
  const address = /^To: <?([^<>\r\n]+)>?$/im.exec(headers)?.[1];
  if (greeting.trim() === `Ciao ${username},`) return true;
  return email !== null && address?.toLowerCase() === email.toLowerCase();
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Logged if mails are only written to files. */
  link: string;
}

/** Sent by SMTP, or written to a file. */
type Delivery = 'sent' | 'written';

/** Sends in the background, so that response times do not reveal whether an account exists. */
export interface Mailer {
  /** `make` also runs in the background; undefined sends nothing. */
  sendLater(make: () => Mail | undefined | Promise<Mail | undefined>): void;
  /** Waits for the delivery. Throws the SMTP error. */
  send(mail: Mail): Promise<Delivery>;
  /** Deletes the mails to a deleted account that were written to files. */
  deleteMailsTo(person: Recipient): Promise<void>;
  /** Waits for pending mails, up to a timeout. */
  close(): Promise<void>;
}

interface MailLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

interface MailerOptions {
  smtpUrl: string | undefined;
  from: string;
  /** Folder of .eml files, used without SMTP. */
  outbox: string;
  clock: Clock;
  log: MailLog;
  /** Maximum wait for pending mails. */
  drainTimeoutMs?: number;
}

export function createMailer({
  smtpUrl,
  from,
  outbox,
  clock,
  log,
  drainTimeoutMs = 10 * second,
}: MailerOptions): Mailer {
  const send =
    smtpUrl === undefined ? writeToOutbox({ from, outbox, clock, log }) : sendBySmtp(smtpUrl, from);
  const pending = new Set<Promise<void>>();
  const drain = () =>
    Promise.race([Promise.all(pending), wait(drainTimeoutMs, undefined, { ref: false })]);
  return {
    sendLater(make) {
      // After the response is sent, because `make` may block.
      const sending = nextIteration()
        .then(make)
        .then((mail) => mail && send(mail))
        // Only the code: the error contains the recipient.
        .catch((error: unknown) => log.error({ code: errorCode(error) }, 'mail not sent'))
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    async send(mail) {
      await send(mail);
      return smtpUrl === undefined ? 'written' : 'sent';
    },
    async deleteMailsTo(person) {
      // A pending mail may still be written.
      await drain();
      await deleteMailsTo(outbox, person).catch((err: unknown) => {
        log.error({ code: errorCode(err) }, 'mails not deleted');
      });
    },
    async close() {
      await drain();
      if (pending.size > 0) log.error({ mails: pending.size }, 'mails given up');
    },
  };
}

/** Defaults; parameters of SMTP_URL override them. */
const smtpTimeouts = {
  connectionTimeout: 10 * second,
  greetingTimeout: 30 * second,
  socketTimeout: minute,
};

function sendBySmtp(smtpUrl: string, from: string) {
  const transport = createTransport({ url: smtpUrl, ...smtpTimeouts });
  return async ({ to, subject, text }: Mail): Promise<void> => {
    await transport.sendMail({ from, to, subject, text });
  };
}

function writeToOutbox({ from, outbox, clock, log }: Omit<MailerOptions, 'smtpUrl'>) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  let count = 0;
  return async ({ to, subject, text, link }: Mail): Promise<void> => {
    const { message } = await transport.sendMail({ from, to, subject, text });
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not put together in memory');
    const readable = withPlainText(message.toString('latin1'), text);
    count += 1;
    const time = new Date(clock()).toISOString().replace(/[:.]/g, '-');
    const file = join(outbox, `${time}-${process.pid}-${count}.eml`);
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    // Renamed when complete, for readers of the folder.
    const unfinished = `${file}.part`;
    await writeFile(unfinished, readable, { mode: 0o600, flag: 'wx' });
    await rename(unfinished, file);
    log.info({ file, link }, 'mail written to the outbox');
  };
}

/**
 * Replaces the quoted-printable body with plain UTF-8, because quoted-printable breaks links over
 * lines in the file.
 */
function withPlainText(mail: string, text: string): string {
  const headers = mail.slice(0, mail.indexOf('\r\n\r\n'));
  const plain = headers.replace(/^(Content-Transfer-Encoding):.*$/im, '$1: 8bit');
  return `${plain}\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`;
}
