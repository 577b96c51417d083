import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, moment, newestFirstPage } from './primitives.ts';

/** A change made by an organiser. */
export const auditEntry = z.object({
  id,
  timestamp: moment,
  /** The username of its author, or a phrase where the account is deleted. */
  actor: z.string(),
  /** The action, as in 'match.insert'. */
  action: z.string(),
  /** The action for the screen, as in 'Lotta registrata'. */
  title: z.string(),
  /** The subject for the screen. */
  subject: z.string(),
  /** JSON; null where there was nothing. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** The differences for the screen; a side is null where there was or is nothing. */
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
