import * as z from 'zod/mini';

/** One field of a request that did not pass, and why. */
export const issue = z.object({ path: z.string(), message: z.string() });

/** The body of every failed call. */
export const errorBody = z.object({
  message: z.string(),
  /**
   * With status 401: 1 when the token is expired, revoked or malformed, 0 when there is none. With
   * others what the endpoint says.
   */
  subcode: z.optional(z.int()),
  issues: z.optional(z.array(issue)),
  /** With status 500: what to quote when asking the organiser. */
  requestId: z.optional(z.string()),
});
export type ErrorBody = z.output<typeof errorBody>;
