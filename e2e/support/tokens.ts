import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from './accounts.ts';
import { dataDir } from './data-dir.ts';

const day = 24 * 60 * 60;
const life = 60 * day;

function partOf(content: object): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

/** A token as the server would have issued it `days` ago; in the future if negative. */
export function tokenMadeAgo({ session }: Pick<Person, 'session'>, days: number): string {
  const [header = '', payload = ''] = session.token.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (typeof claims !== 'object' || claims === null) throw new Error('Not a token');
  const iat = Math.floor(Date.now() / 1000 - days * day);
  const signed = `${header}.${partOf({ ...claims, iat, exp: iat + life })}`;
  const secret = readFileSync(join(dataDir(), 'token-secret'), 'utf8').trim();
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
