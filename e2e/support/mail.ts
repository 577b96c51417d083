import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { dataDir } from './data-dir.ts';

/** The folder of the test server's mails. */
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

/** Parses a single-part mail and decodes its text. */
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
    // The first mail creates the folder.
    return [];
  }
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => parseMail(readFileSync(join(outbox(), name))))
    .filter(({ to }) => to.includes(address));
}

/**
 * Stubs the response on whether this server sends mail: it writes mails to files, and would tell the
 * page that it cannot send any. Not by a route, which would disable the HTTP cache.
 */
export async function pretendToSendMail(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...request) =>
      String(request[0]).endsWith('/api/auth/password-help')
        ? Response.json({ byMail: true })
        : fetch(...request);
  });
}

/** Waits for a mail with a link to an address; returns the first link of the newest one. */
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
