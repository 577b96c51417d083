import * as z from 'zod/mini';

/** One field of a request that was refused, and why. */
export const issue = z.object({ path: z.string(), message: z.string() });

/** The body of every failed call. */
export const errorBody = z.object({
  message: z.string(),
  /**
   * With status 401: 1 when the token is expired, revoked or malformed, 0 when there is none. With
   * others what the endpoint says.
   */
  subcode: z.optional(z.int()),
  /**
   * The fields that the refusal is about. With status 400 those that did not pass, each with what is
   * wrong; with status 409 the one whose value somebody else has already, or that names what is not
   * the last any more, with the whole message.
   */
  issues: z.optional(z.array(issue)),
  /** With status 500: what to quote when asking the organiser. */
  requestId: z.optional(z.string()),
});
export type ErrorBody = z.output<typeof errorBody>;
