import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { second } from '../../clock.ts';
import { parsePushEndpoint, publicAddressesOf, type Resolve } from './push-address.ts';

/** What is sent to a push service. */
export interface PushRequest {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends it and answers with the status; throws where nobody answers. */
export type PostMessage = (request: PushRequest) => Promise<number>;

const longestAnswer = 10 * second;

/**
 * Names are looked up once, and the connection goes to what was found there: a name that means something
 * else a moment later leads nowhere else. Redirections are not followed.
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

/** Sends to push services of the public network alone. */
export function createPostToPublic(resolve?: Resolve): PostMessage {
  const lookup = lookupWith(resolve);
  return async (request) => {
    const url = parsePushEndpoint(request.endpoint);
    return post(https.request(url, { lookup, ...optionsOf(request) }), request);
  };
}

export const postToPublic = createPostToPublic();

/** To whatever address is named: for tests that bring a push service of their own. */
export const postToAny: PostMessage = (request) => {
  const { protocol } = new URL(request.endpoint);
  const send = protocol === 'http:' ? http.request : https.request;
  return post(send(request.endpoint, optionsOf(request)), request);
};

function optionsOf({ headers }: PushRequest) {
  return { method: 'POST', headers, signal: AbortSignal.timeout(longestAnswer), agent: false };
}

function post(sending: http.ClientRequest, { body }: PushRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    sending.on('response', (response) => {
      // What it says besides is of no use, however much it is.
      response.on('error', () => {}).destroy();
      resolve(response.statusCode ?? 0);
    });
    sending.on('error', reject);
    sending.end(body);
  });
}
