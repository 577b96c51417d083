import { type BodyOf, contract, type Endpoint, type ResponseOf } from '@poketorneo/contract';
import * as z from 'zod/mini';
import { registration } from '../test-app.ts';

interface RemoteCall<E extends Endpoint> {
  query?: Record<string, string | number | boolean>;
  body?: BodyOf<E>;
  token?: string;
  /** Forwarded client address; the server must trust its proxy. */
  from?: string;
}

/** Calls a server in another process. Throws on failure. */
export async function callRemote<E extends Endpoint>(
  address: string,
  endpoint: E,
  { query = {}, body, token, from }: RemoteCall<E>,
): Promise<ResponseOf<E>> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
  const response = await fetch(`${address}${endpoint.path}?${parameters}`, {
    method: endpoint.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { 'x-access-token': token }),
      ...(from === undefined ? {} : { 'x-forwarded-for': from }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== endpoint.status) {
    throw new Error(`${endpoint.path} responded ${response.status}: ${text}`);
  }
  const json: unknown = JSON.parse(text);
  return z.parse<E['response']>(endpoint.response, json);
}

/** Signs up on that server, from its own address. */
export function signUpRemote(address: string, username: string, number: number) {
  return callRemote(address, contract.auth.signUp, {
    body: registration(username),
    from: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  });
}
