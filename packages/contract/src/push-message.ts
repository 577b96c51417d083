import * as z from 'zod/mini';

/** What a push message says to the browser that has decrypted it: a notification, for the system to show. */
export const pushMessage = z.object({
  title: z.string(),
  text: z.string(),
  /** A page of the product, as the notification names it. */
  url: z.nullable(z.string()),
  urlSection: z.nullable(z.string()),
  /** News of one topic take each other's place. */
  topic: z.string(),
  icon: z.string(),
});
export type PushMessage = z.output<typeof pushMessage>;
