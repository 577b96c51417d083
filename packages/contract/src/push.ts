import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { confirmation, onOneLine } from './primitives.ts';

/** Where a browser's push service takes messages for it: what that is worth the server finds out itself. */
const endpoint = z.string().check(onOneLine, z.minLength(1), z.maxLength(1000));

/** Bytes that are sent as base64url. */
const bytes = (longest: number) =>
  z.string().check(z.maxLength(longest), z.regex(/^[\w-]+=*$/, 'non è un testo base64url'));

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
      'Send the caller’s news to this browser as well, as long as this session lasts; once more changes nothing',
    body: z.object({ endpoint, keys: z.object({ p256dh: bytes(128), auth: bytes(32) }) }),
    response: confirmation,
  }),
  forget: defineEndpoint({
    method: 'PUT',
    path: '/api/forget-push-subscription',
    /** Whoever knows the secret is the browser, which may have no session any more. */
    access: 'public',
    summary: 'Send nothing to this browser any more; the answer tells nobody whether it was known',
    body: z.object({ endpoint, auth: bytes(32) }),
    response: confirmation,
  }),
};
