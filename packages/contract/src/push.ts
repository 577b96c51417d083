import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { confirmation, singleLine } from './primitives.ts';

/** The browser's push endpoint, checked by the server. */
const endpoint = z.string().check(singleLine, z.minLength(1), z.maxLength(1000));

/** Bytes in base64url. */
const base64Url = (maxLength: number) =>
  z.string().check(z.maxLength(maxLength), z.regex(/^[\w-]+=*$/, 'non è un testo base64url'));

export const push = {
  key: defineEndpoint({
    method: 'GET',
    path: '/api/get-push-key',
    access: 'user',
    summary: 'The key with which a browser subscribes to this server’s push messages',
    response: z.object({ publicKey: z.string() }),
  }),
  save: defineEndpoint({
    method: 'PUT',
    path: '/api/save-push-subscription',
    access: 'user',
    summary:
      'Subscribe this browser to the caller’s push messages until the session ends; idempotent',
    body: z.object({ endpoint, keys: z.object({ p256dh: base64Url(128), auth: base64Url(32) }) }),
    response: confirmation,
  }),
  forget: defineEndpoint({
    method: 'PUT',
    path: '/api/forget-push-subscription',
    /** The browser proves its identity by the secret, since it may have no session any more. */
    access: 'public',
    summary:
      'Delete this browser’s push subscription; the response does not reveal whether it existed',
    body: z.object({ endpoint, auth: base64Url(32) }),
    response: confirmation,
  }),
};
