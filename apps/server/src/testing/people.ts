import { contract, type SessionUser } from '@poketorneo/contract';
import { parseResponse } from './responses.ts';
import { registration, type TestApp } from './test-app.ts';

/** A signed-in user with their password. */
export interface Person extends SessionUser {
  password: string;
  /** Empty if omitted. */
  email: string;
}

/** A user who has just signed in. */
export function personOf(user: SessionUser, password: string): Person {
  return { ...user, email: user.email ?? '', password };
}

let count = 0;

/** A name unique in the test file. */
export function newName(): string {
  count += 1;
  return `giocatore${count}`;
}

/** A client address unique in the test file. */
export function newAddress(): string {
  count += 1;
  return `10.1.${Math.floor(count / 256)}.${count % 256}`;
}

type Details = Partial<ReturnType<typeof registration>>;

export async function signUp(server: TestApp, details: Details = {}): Promise<Person> {
  return (await signUpOnDevice(server, details)).person;
}

/** Signs up and returns the device cookie, too. */
export async function signUpOnDevice(server: TestApp, details: Details = {}) {
  const body = { ...registration(details.username ?? newName()), ...details };
  const response = await server.call(contract.auth.signUp, { body, from: newAddress() });
  const user = parseResponse(contract.auth.signUp, response);
  const person = personOf(user, body.password);
  return { person, response, cookie: cookieOf(response) };
}

/** The cookie header for a response's cookie. */
export function cookieOf({ headers }: { headers: Record<string, unknown> }): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** A new organiser. */
export async function signUpAdministrator(server: TestApp, details?: Details): Promise<Person> {
  const person = await signUp(server, details);
  await server.transaction(async ({ trx, emit }) => {
    await trx.updateTable('users').set({ is_admin: 1 }).where('id', '=', person.id).execute();
    emit('token-state', person.id);
    emit('accounts', person.id);
  });
  return person;
}

/** Demotes all organisers, for tests about the last one. */
export async function demoteEverybody(server: TestApp): Promise<void> {
  await server.transaction(async ({ trx, emit }) => {
    const demoted = await trx.updateTable('users').set({ is_admin: 0 }).returning('id').execute();
    for (const { id } of demoted) {
      emit('token-state', id);
      emit('accounts', id);
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

/** Whether a token is accepted. */
export async function isAccepted(server: TestApp, token: string): Promise<boolean> {
  const { statusCode } = await server.call(contract.auth.checkTokenExpiration, { token });
  return statusCode === 200;
}

/** Number of responses by status, such as { 201: 1, 409: 7 }. */
export function countStatuses(
  responses: readonly { statusCode: number }[],
): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of responses) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}
