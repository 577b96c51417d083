import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/test-app.ts';
import { createMailer, type Mail } from './mailer.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const link = `http://torneo.example/reset-password?token=${'aB3_-='.repeat(20)}`;
const mail: Mail = {
  to: 'ada@example.org',
  subject: 'Reimposta la tua password di PokéTorneo',
  text: `Ciao Élodie,\n\nperché aspettare? Così è più facile:\n\n${link}\n\nPokéTorneo ☃`,
  link,
};

function mailerTo(outbox: string, smtpUrl?: string, drainTimeoutMs?: number) {
  const lines: { level: string; fields: object; message: string }[] = [];
  const logAs = (level: string) => (fields: object, message: string) =>
    void lines.push({ level, fields, message });
  const mailer = createMailer({
    smtpUrl,
    from: 'PokéTorneo <poketorneo@localhost>',
    outbox,
    clock: () => Date.UTC(2026, 0, 10, 18, 0, 0),
    log: { info: logAs('info'), error: logAs('error') },
    ...(drainTimeoutMs === undefined ? {} : { drainTimeoutMs }),
  });
  return { mailer, lines };
}

describe('without a mail server', () => {
  const outboxOf = () => join(folder.path, 'mail');

  it('a mail is written to a readable file, and its link is logged', async () => {
    const { mailer, lines } = mailerTo(outboxOf());
    mailer.sendLater(() => mail);
    await mailer.close();
    const [name = '', ...others] = await readdir(outboxOf());
    expect(others).toEqual([]);
    expect(name).toMatch(/^2026-01-10T18-00-00-000Z-\d+-1\.eml$/);
    const file = join(outboxOf(), name);
    const [headers = '', ...body] = (await readFile(file, 'utf8')).split('\r\n\r\n');
    expect(body.join('\r\n\r\n')).toBe(`${mail.text.replaceAll('\n', '\r\n')}\r\n`);
    expect(headers.split('\r\n')).toEqual(
      expect.arrayContaining([
        'To: ada@example.org',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
      ]),
    );
    expect(headers).toMatch(/^From: =\?UTF-8\?Q\?Pok=C3=A9Torneo\?= <poketorneo@localhost>$/m);
    expect(headers).toMatch(/^Date: /m);
    expect(decodeSubject(headers)).toBe(mail.subject);
    expect(lines).toEqual([
      { level: 'info', fields: { file, link }, message: 'mail written to the outbox' },
    ]);
  });

  it('a mail is made in the background, and before close', async () => {
    const { mailer, lines } = mailerTo(outboxOf());
    const steps: string[] = [];
    mailer.sendLater(async () => {
      steps.push('made');
      return mail;
    });
    mailer.sendLater(() => undefined);
    await Promise.resolve();
    steps.push('answered');
    await mailer.close();
    expect(steps).toEqual(['answered', 'made']);
    expect(await readdir(outboxOf())).toHaveLength(1);
    expect(lines).toHaveLength(1);
  });

  it('an error while making a mail is only logged', async () => {
    const { mailer, lines } = mailerTo(outboxOf());
    mailer.sendLater(() => Promise.reject(new Error(`no mail to ${mail.to}`)));
    await mailer.close();
    expect(lines).toEqual([
      { level: 'error', fields: { code: undefined }, message: 'mail not sent' },
    ]);
  });

  it('files are readable by their owner only', async () => {
    const { mailer } = mailerTo(outboxOf());
    mailer.sendLater(() => mail);
    await mailer.close();
    const [name = ''] = await readdir(outboxOf());
    expect((await stat(outboxOf())).mode & 0o777).toBe(0o700);
    expect((await stat(join(outboxOf(), name))).mode & 0o777).toBe(0o600);
  });

  it('simultaneous mails get separate files, all written before close', async () => {
    const { mailer } = mailerTo(outboxOf());
    for (let count = 0; count < 5; count += 1) mailer.sendLater(() => mail);
    await mailer.close();
    expect(await readdir(outboxOf())).toHaveLength(5);
    await mailer.close();
  });

  it('a mail without accents is readable too', async () => {
    const { mailer } = mailerTo(outboxOf());
    mailer.sendLater(() => ({ ...mail, text: `Ecco il link:\n${link}` }));
    await mailer.close();
    const [name = ''] = await readdir(outboxOf());
    const text = await readFile(join(outboxOf(), name), 'utf8');
    expect(text).toContain(`\r\n\r\nEcco il link:\r\n${link}\r\n`);
  });

  it('a mail appears atomically', async () => {
    const { mailer } = mailerTo(outboxOf());
    await mkdir(outboxOf(), { recursive: true });
    mailer.sendLater(() => ({ ...mail, text: `${'Una riga lunga.\n'.repeat(200_000)}Fine.\n` }));
    let isClosed = false;
    const closing = mailer.close().then(() => {
      isClosed = true;
    });
    const seen: string[] = [];
    while (!isClosed) {
      for (const name of await readdir(outboxOf())) {
        if (name.endsWith('.eml')) seen.push(await readFile(join(outboxOf(), name), 'utf8'));
      }
    }
    await closing;
    for (const text of seen) expect(text.trimEnd().endsWith('Fine.')).toBe(true);
    expect(await readdir(outboxOf())).toEqual([expect.stringMatching(/\.eml$/)]);
  });

  it('an error while writing a mail is only logged', async () => {
    const file = join(folder.path, 'file');
    await writeFile(file, '');
    const { mailer, lines } = mailerTo(join(file, 'mail'));
    mailer.sendLater(() => mail);
    await mailer.close();
    expect(lines).toEqual([
      { level: 'error', fields: { code: 'ENOTDIR' }, message: 'mail not sent' },
    ]);
  });
});

describe('the mails to a deleted account', () => {
  const outboxOf = () => join(folder.path, 'mail');
  const to = (address: string, greeting: string): Mail => ({
    ...mail,
    to: address,
    text: `Ciao ${greeting},\n\nun link:\n${link}`,
  });

  it('are deleted from the outbox, also those to an older address and a pending one', async () => {
    const { mailer, lines } = mailerTo(outboxOf());
    await mailer.send(to('ada@example.org', 'ada'));
    await mailer.send(to('prima@example.org', 'ada'));
    await mailer.send(to('bea@example.org', 'bea'));
    await mailer.send(to('ada2@example.org', 'ada2'));
    mailer.sendLater(() => to('ada@example.org', 'ada'));
    await mailer.deleteMailsTo({ username: 'ada', email: 'Ada@example.org' });
    const left = await readdir(outboxOf());
    const texts = await Promise.all(left.map((name) => readFile(join(outboxOf(), name), 'utf8')));
    expect(texts.map((text) => /^To: (.*)$/m.exec(text)?.[1]).sort()).toEqual([
      'ada2@example.org',
      'bea@example.org',
    ]);
    expect(lines.every(({ level }) => level === 'info')).toBe(true);
  });

  it('are deleted although another mail never completes', async () => {
    const { mailer } = mailerTo(outboxOf(), undefined, 20);
    await mailer.send(to('ada@example.org', 'ada'));
    mailer.sendLater(() => new Promise<Mail>(() => undefined));
    await mailer.deleteMailsTo({ username: 'ada', email: 'ada@example.org' });
    expect(await readdir(outboxOf())).toEqual([]);
  });

  it('are deleted although one file disappears meanwhile', async () => {
    const { mailer, lines } = mailerTo(outboxOf());
    await mkdir(outboxOf(), { recursive: true });
    // Listed, but unreadable.
    await symlink(join(outboxOf(), 'nowhere'), join(outboxOf(), '1-gone.eml'));
    await mailer.send(to('ada@example.org', 'ada'));
    await mailer.deleteMailsTo({ username: 'ada', email: 'ada@example.org' });
    expect(await readdir(outboxOf())).toEqual(['1-gone.eml']);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('may be none: no outbox, or no address', async () => {
    const { mailer, lines } = mailerTo(outboxOf());
    await mailer.deleteMailsTo({ username: 'ada', email: 'ada@example.org' });
    await mailer.send(mail);
    await mailer.deleteMailsTo({ username: 'ada', email: null });
    expect(await readdir(outboxOf())).toHaveLength(1);
    expect(lines).toHaveLength(1);
  });
});

describe('with a mail server', () => {
  it('a mail is sent, and close waits for it', async () => {
    const received: string[] = [];
    const smtp = createServer((socket) => {
      let isData = false;
      socket.write('220 ready\r\n');
      socket.on('data', (chunk) => {
        const text = chunk.toString();
        if (isData) {
          received.push(text);
          if (!received.join('').endsWith('\r\n.\r\n')) return;
          isData = false;
          socket.write('250 taken\r\n');
        } else if (/^DATA/i.test(text)) {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(text)) {
          socket.end('221 bye\r\n');
        } else {
          socket.write('250 fine\r\n');
        }
      });
    });
    const port = await listen(smtp);
    const { mailer, lines } = mailerTo(folder.path, `smtp://127.0.0.1:${port}`);
    mailer.sendLater(() => mail);
    await mailer.close();
    expect(lines).toEqual([]);
    const message = received.join('');
    expect(message).toContain('To: ada@example.org');
    expect(message).toContain('Content-Transfer-Encoding: quoted-printable');
    expect(decodeQuotedPrintable(message)).toContain(link);
    expect(await readdir(folder.path)).toEqual([]);
    await new Promise((resolve) => smtp.close(resolve));
  });

  it('a refused address is logged without the address', async () => {
    const smtp = createServer((socket) => {
      socket.write('220 ready\r\n');
      socket.on('data', (chunk) => {
        const isRecipient = /^RCPT/i.test(chunk.toString());
        socket.write(isRecipient ? `550 <${mail.to}> is unknown here\r\n` : '250 fine\r\n');
      });
    });
    const port = await listen(smtp);
    const { mailer, lines } = mailerTo(folder.path, `smtp://127.0.0.1:${port}`);
    mailer.sendLater(() => mail);
    await mailer.close();
    expect(lines).toEqual([
      { level: 'error', fields: { code: 'EENVELOPE' }, message: 'mail not sent' },
    ]);
    await new Promise((resolve) => smtp.close(resolve));
  });

  it('close does not wait forever for a silent server', async () => {
    const connections: Socket[] = [];
    const smtp = createServer((socket) => {
      connections.push(socket);
      socket.write('220 ready\r\n');
    });
    const port = await listen(smtp);
    const { mailer, lines } = mailerTo(folder.path, `smtp://127.0.0.1:${port}`, 20);
    mailer.sendLater(() => mail);
    await mailer.close();
    expect(lines).toEqual([{ level: 'error', fields: { mails: 1 }, message: 'mails given up' }]);
    for (const socket of connections) socket.destroy();
    await new Promise((resolve) => smtp.close(resolve));
  });

  it('an unreachable server is only logged', async () => {
    const free = createServer();
    const port = await listen(free);
    await new Promise((resolve) => free.close(resolve));
    const { mailer, lines } = mailerTo(folder.path, `smtp://127.0.0.1:${port}`);
    mailer.sendLater(() => mail);
    await mailer.close();
    expect(lines).toMatchObject([{ level: 'error', message: 'mail not sent' }]);
  });
});

/** Returns the port. */
function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeSubject(headers: string): string {
  const subject = /^Subject: ((?:.|\r\n[ \t])*)/m.exec(headers)?.[1] ?? '';
  return subject
    .replace(/\?=\r\n[ \t]=\?/g, '?==?')
    .replace(/\r\n/g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, encoded: string) =>
      decodeQuotedPrintable(encoded.replaceAll('_', ' ')),
    );
}
