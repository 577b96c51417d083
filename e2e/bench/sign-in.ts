import { contract } from '@poketorneo/contract';

/** Signs somebody in; answers with the session. */
export async function signIn(url: string, credentials: { username: string; password: string }) {
  const response = await fetch(url + contract.auth.signIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${credentials.username}: ${JSON.stringify(answer)}`);
  return contract.auth.signIn.response.parse(answer);
}
