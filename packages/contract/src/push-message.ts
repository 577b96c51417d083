import * as z from 'zod/mini';

/** The decrypted payload of a push message: a notification to show. */
export const pushMessage = z.object({
  title: z.string(),
  text: z.string(),
  /** A path of the product. */
  url: z.nullable(z.string()),
  urlSection: z.nullable(z.string()),
  /** A notification replaces earlier ones with the same tag. */
  topic: z.string(),
  icon: z.string(),
  /** A challenge that the notification's buttons answer. */
  challenge: z.nullable(
    z.object({
      id: z.int(),
      /** Without choosing a team first. */
      canAccept: z.boolean(),
    }),
  ),
});
export type PushMessage = z.output<typeof pushMessage>;
