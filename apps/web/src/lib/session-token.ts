import type { SessionUser } from '@poketorneo/contract';
import * as z from 'zod/mini';

const claimsSchema = z.object({
  sub: z.string(),
  /** Grows when the password changes, which revokes the tokens before. */
  ver: z.int(),
  /** Its session; tokens of the version before name none. */
  sid: z.optional(z.string()),
  iat: z.int(),
});

/**
 * Whether a token that came with an answer may take the place of a user's own: it is theirs too, of the
 * same session, and newer. The answer may be one that the browser has kept, with a token of back then.
 */
export function replacesToken(fresh: string, { id, token }: SessionUser): boolean {
  const claims = claimsOf(fresh);
  if (claims === undefined || claims.sub !== String(id)) return false;
  const current = claimsOf(token);
  if (current === undefined || claims.ver > current.ver) return true;
  if (current.sid !== undefined && claims.sid !== current.sid) return false;
  return claims.ver === current.ver && claims.iat > current.iat;
}

function claimsOf(token: string): z.output<typeof claimsSchema> | undefined {
  const [, payload = ''] = token.split('.');
  try {
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return claimsSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
