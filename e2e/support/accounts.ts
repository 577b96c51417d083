import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { roleAdmin, roleUser, type SessionUser, sessionUser } from '@poketorneo/contract';

/** A user with an account and the data to sign in. */
export interface Person {
  id: number;
  username: string;
  password: string;
  firstName: string;
  lastName: string;
  email: string;
  /** The value of the browser's storage key 'user', parsed. */
  session: SessionUser;
}

async function toPerson(
  answer: APIResponse,
  person: Omit<Person, 'id' | 'session'>,
): Promise<Person> {
  const session = sessionUser.parse(await answer.json());
  return { ...person, id: session.id, session };
}

const address = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`;

/** Signs a new player up through the API and deletes the welcome notifications. */
export async function signUp(
  request: APIRequestContext,
  details: Partial<Pick<Person, 'username' | 'firstName' | 'lastName'>> = {},
): Promise<Person> {
  const name = `g${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const person = {
    username: name,
    firstName: 'Giada',
    lastName: 'Prova',
    email: `${name}@example.org`,
    password: 'password-di-prova',
    ...details,
  };
  const answer = await request.post('/api/auth/signup', {
    data: person,
    headers: { 'x-forwarded-for': address() },
  });
  const player = await toPerson(answer, person);
  await request.delete('/api/delete-all-notifications', { headers: tokenHeader(player) });
  return player;
}

/** The header that authenticates a call. */
export function tokenHeader({ session }: Pick<Person, 'session'>): Record<string, string> {
  return { 'x-access-token': session.token };
}

/** Makes a user an organiser, or a player again, as another organiser. */
export async function giveRole(
  request: APIRequestContext,
  organiser: Person,
  { id }: Pick<Person, 'id'>,
  role: 'player' | 'organiser',
): Promise<void> {
  const roles = role === 'player' ? [roleUser] : [roleUser, roleAdmin];
  const answer = await request.put(`/api/user/${id}`, {
    headers: tokenHeader(organiser),
    data: { roles },
  });
  expect(answer.ok()).toBe(true);
}

/** Changes a user's password as on another device, which revokes all earlier tokens. */
export async function changePasswordElsewhere(
  request: APIRequestContext,
  person: Person,
): Promise<void> {
  const answer = await request.put('/api/auth/change-password', {
    headers: tokenHeader(person),
    data: { oldPassword: person.password, newPassword: 'cambiata-altrove' },
  });
  expect(answer.ok()).toBe(true);
}

let organiser: Promise<Person> | undefined;

/** The test server's first organiser. The session is shared: no test may end it. */
export function signInAsOrganiser(request: APIRequestContext): Promise<Person> {
  organiser ??= signInElsewhere(request, {
    username: 'organizzatrice',
    password: 'parola-di-prova',
    firstName: 'Organizzatore',
    lastName: 'PokéTorneo',
    email: 'admin@localhost',
  });
  return organiser;
}

/** Signs a user in for a separate session, as on another device. */
export async function signInElsewhere(
  request: APIRequestContext,
  { username, password, firstName, lastName, email }: Omit<Person, 'id' | 'session'>,
): Promise<Person> {
  const answer = await request.post('/api/auth/signin', {
    data: { username, password },
    headers: { 'x-forwarded-for': address() },
  });
  return toPerson(answer, { username, password, firstName, lastName, email });
}
