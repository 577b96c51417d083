import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, moment, newestFirstPage } from './primitives.ts';

/** Something that an organiser changed. */
export const auditEntry = z.object({
  id,
  timestamp: moment,
  /** Who did it: the username, or, once the account is gone, words that say so. */
  actor: z.string(),
  /** What was done, as in 'match.insert'. */
  action: z.string(),
  /** The same in words, as in 'Lotta registrata'. */
  title: z.string(),
  /** What it was done to, in words. */
  subject: z.string(),
  /** JSON, or null where there was nothing. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** What of it is different, in words; a side is null where there was or is nothing. */
  changes: z.array(
    z.object({ what: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const auditLog = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/get-audit-log',
    access: 'admin',
    summary: 'What organisers changed, newest first, a page at a time',
    query: z.object(newestFirstPage),
    response: z.array(auditEntry),
  }),
};
