import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

/** Somebody with an account, and how they sign in. */
export interface Person {
  id: number;
  username: string;
  password: string;
  firstName: string;
  lastName: string;
  email: string;
  /** What the browser keeps under the key 'user'. */
  stored: string;
}

interface SessionAnswer {
  id: number;
  token: string;
}

function isSession(value: unknown): value is SessionAnswer {
  return typeof value === 'object' && value !== null && 'id' in value && 'token' in value;
}

async function toPerson(answer: unknown, person: Omit<Person, 'id' | 'stored'>): Promise<Person> {
  if (!isSession(answer)) throw new Error(`No session: ${JSON.stringify(answer)}`);
  return { ...person, id: answer.id, stored: JSON.stringify(answer) };
}

const address = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`;

/** Makes a new player through the API, who has read and deleted the words of welcome. */
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
  const player = await toPerson(await answer.json(), person);
  await request.delete('/api/delete-all-notifications', { headers: tokenHeader(player) });
  return player;
}

/** The header that makes a call somebody's. */
export function tokenHeader({ stored }: Pick<Person, 'stored'>): Record<string, string> {
  const session: unknown = JSON.parse(stored);
  return isSession(session) ? { 'x-access-token': session.token } : {};
}

/** Signs in as the organiser that the test server starts with. */
export async function signInAsOrganiser(request: APIRequestContext): Promise<Person> {
  const credentials = { username: 'organizzatrice', password: 'parola-di-prova' };
  const answer = await request.post('/api/auth/signin', {
    data: credentials,
    headers: { 'x-forwarded-for': address() },
  });
  return toPerson(await answer.json(), {
    ...credentials,
    firstName: 'Organizzatore',
    lastName: 'PokéTorneo',
    email: 'admin@localhost',
  });
}
