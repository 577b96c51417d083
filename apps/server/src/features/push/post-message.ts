import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { second } from '../../clock.ts';
import { parsePushEndpoint, publicAddressesOf, type Resolve } from './push-address.ts';

/** A request to a push service. */
export interface PushRequest {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends a request and returns the status; throws without a response. */
export type PostMessage = (request: PushRequest) => Promise<number>;

const responseTimeoutMs = 10 * second;

/**
 * Resolves a name once and connects to that address, against DNS rebinding. Redirects are
 * not followed.
 */
function lookupWith(resolve?: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    publicAddressesOf(hostname, resolve).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all === true) callback(null, addresses);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), ''),
    );
  };
}

/** Sends to public addresses only. */
export function createPostToPublic(resolve?: Resolve): PostMessage {
  const lookup = lookupWith(resolve);
  return async (request) => {
    const url = parsePushEndpoint(request.endpoint);
    return post(https.request(url, { lookup, ...optionsOf(request) }), request);
  };
}

export const postToPublic = createPostToPublic();

/** Sends to any address: for tests with a local push service. */
export const postToAny: PostMessage = (request) => {
  const { protocol } = new URL(request.endpoint);
  const send = protocol === 'http:' ? http.request : https.request;
  return post(send(request.endpoint, optionsOf(request)), request);
};

function optionsOf({ headers }: PushRequest) {
  return { method: 'POST', headers, signal: AbortSignal.timeout(responseTimeoutMs), agent: false };
}

function post(sending: http.ClientRequest, { body }: PushRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    sending.on('response', (response) => {
      // The body is discarded, whatever its size.
      response.on('error', () => {}).destroy();
      resolve(response.statusCode ?? 0);
    });
    sending.on('error', reject);
    sending.end(body);
  });
}
