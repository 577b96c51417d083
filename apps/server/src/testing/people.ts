import { contract, type SessionUser } from '@poketorneo/contract';
import { answerOf } from './answers.ts';
import { registration, type TestApp } from './test-app.ts';

/** Somebody signed in, and the password they sign in with. */
export interface Person extends SessionUser {
  password: string;
  /** Empty without one. */
  email: string;
}

/** Whoever has just signed in, with this password. */
export function personOf(user: SessionUser, password: string): Person {
  return { ...user, email: user.email ?? '', password };
}

let count = 0;

/** A name that no other test of the file has. */
export function newName(): string {
  count += 1;
  return `giocatore${count}`;
}

/** An address that no other test of the file calls from. */
export function newAddress(): string {
  count += 1;
  return `10.1.${Math.floor(count / 256)}.${count % 256}`;
}

type Details = Partial<ReturnType<typeof registration>>;

export async function signUp(server: TestApp, details: Details = {}): Promise<Person> {
  return (await signUpOnDevice(server, details)).person;
}

/** The same, with the cookie that the browser of whoever signed up is known by. */
export async function signUpOnDevice(server: TestApp, details: Details = {}) {
  const body = { ...registration(details.username ?? newName()), ...details };
  const response = await server.call(contract.auth.signUp, { body, from: newAddress() });
  const user = answerOf(contract.auth.signUp, response);
  const person = personOf(user, body.password);
  return { person, response, cookie: cookieOf(response) };
}

/** What a browser sends back of an answer's cookie. */
export function cookieOf({ headers }: { headers: Record<string, unknown> }): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** Somebody who is an organiser, whether or not there are others. */
export async function signUpAdministrator(server: TestApp, details?: Details): Promise<Person> {
  const person = await signUp(server, details);
  await server.transaction(async ({ trx, announce }) => {
    await trx.updateTable('users').set({ is_admin: 1 }).where('id', '=', person.id).execute();
    announce('token-state', person.id);
    announce('accounts', person.id);
  });
  return person;
}

/** Makes everyone a player again, for tests in which it matters who the last organiser is. */
export async function demoteEverybody(server: TestApp): Promise<void> {
  await server.transaction(async ({ trx, announce }) => {
    const demoted = await trx.updateTable('users').set({ is_admin: 0 }).returning('id').execute();
    for (const { id } of demoted) {
      announce('token-state', id);
      announce('accounts', id);
    }
  });
}

export function signIn(
  server: TestApp,
  {
    username,
    password,
    from = newAddress(),
    cookie,
  }: { username: string; password: string; from?: string; cookie?: string },
) {
  return server.call(contract.auth.signIn, {
    body: { username, password },
    from,
    ...(cookie === undefined ? {} : { headers: { cookie } }),
  });
}

/** Whether a token is still accepted. */
export async function isAccepted(server: TestApp, token: string): Promise<boolean> {
  const { statusCode } = await server.call(contract.auth.checkTokenExpiration, { token });
  return statusCode === 200;
}

/** How many of some calls answered with each status, such as { 201: 1, 409: 7 }. */
export function tally(responses: readonly { statusCode: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of responses) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}
