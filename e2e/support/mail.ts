import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { dataDir } from './data-dir.ts';

/** Where the test server writes the mails it would send. */
const outbox = () => join(dataDir(), 'mail');

function decodeQuotedPrintable(text: string): Buffer {
  const joined = text.replace(/=\r?\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}

function headerOf(headers: string, name: string): string {
  const unfolded = headers.replace(/\r?\n[ \t]+/g, ' ');
  return new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
}

interface Mail {
  to: string;
  text: string;
}

/** A mail of one part, its text as the reader sees it. */
function parseMail(file: Buffer): Mail {
  const raw = file.toString('latin1');
  const end = /\r?\n\r?\n/.exec(raw);
  if (end === null) throw new Error('A mail without a body');
  const headers = raw.slice(0, end.index);
  const body = raw.slice(end.index + end[0].length);
  const encoding = headerOf(headers, 'Content-Transfer-Encoding').toLowerCase();
  const decoded =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? decodeQuotedPrintable(body)
        : Buffer.from(body, 'latin1');
  return { to: headerOf(headers, 'To'), text: decoded.toString('utf8') };
}

function mailsTo(address: string): Mail[] {
  let names: string[];
  try {
    names = readdirSync(outbox());
  } catch {
    // The folder comes with the first mail.
    return [];
  }
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => parseMail(readFileSync(join(outbox(), name))))
    .filter(({ to }) => to.includes(address));
}

/**
 * To the page it looks as if this server sent mail. It has no mail server, writes what it would
 * send to files, and says so; what it does when it is asked is the same.
 */
export async function pretendToSendMail(page: Page): Promise<void> {
  await page.route('**/api/auth/password-help', (route) =>
    route.fulfill({ json: { byMail: true } }),
  );
}

/** The first link in the newest mail to an address, once there is one. */
export async function newestLinkTo(address: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      () => {
        link = /https?:\/\/\S+/.exec(mailsTo(address).at(-1)?.text ?? '')?.[0];
        return link;
      },
      { message: `a mail with a link to ${address}` },
    )
    .toBeDefined();
  return link ?? '';
}
