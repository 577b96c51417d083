import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../error-code.ts';

/** Whom mails may be addressed to. */
export interface MailedPerson {
  username: string;
  /** Null without one. */
  email: string | null;
}

/**
 * Deletes the mails to somebody from the folder that they are written to, if there is one: those to the
 * address, and those to an older one, which greet the same name.
 */
export async function forgetMails(outbox: string, person: MailedPerson): Promise<void> {
  for (const name of await namesIn(outbox)) {
    if (!name.endsWith('.eml')) continue;
    const file = join(outbox, name);
    // Whoever reads the mails may take one away meanwhile.
    const mail = await unlessGone(readFile(file, 'utf8'));
    if (mail !== undefined && isTo(mail, person)) await rm(file, { force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await unlessGone(readdir(folder))) ?? [];
}

async function unlessGone<Content>(reading: Promise<Content>): Promise<Content | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function isTo(mail: string, { username, email }: MailedPerson): boolean {
  const [headers = '', greeting = ''] = mail.split('\r\n\r\n');
  const address = /^To: <?([^<>\r\n]+)>?$/im.exec(headers)?.[1];
  if (greeting.trim() === `Ciao ${username},`) return true;
  return email !== null && address?.toLowerCase() === email.toLowerCase();
}
