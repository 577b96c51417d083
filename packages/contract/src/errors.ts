import * as z from 'zod/mini';

/** One invalid field of a request, and why. */
export const issue = z.object({ path: z.string(), message: z.string() });

/** The body of every error response. */
export const errorBody = z.object({
  message: z.string(),
  /**
   * With status 401: 1 for an expired, revoked or malformed token, 0 without one. Otherwise defined
   * by the endpoint.
   */
  subcode: z.optional(z.int()),
  /**
   * The fields concerned. With status 400 each invalid field with its problem; with status 409 the
   * field whose value is taken or outdated, with the whole message.
   */
  issues: z.optional(z.array(issue)),
  /** With status 500: the error id to quote to an organiser. */
  requestId: z.optional(z.string()),
});
export type ErrorBody = z.output<typeof errorBody>;
