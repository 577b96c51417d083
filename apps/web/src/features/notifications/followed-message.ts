import type { Notification } from '@poketorneo/contract';
import * as z from 'zod/mini';

const linkState = z.object({ messageId: z.int() });

/**
 * What the link of a notification tells the page of a thread, which opens there; beside
 * its address.
 */
export function linkStateOf({ messageId }: Pick<Notification, 'messageId'>) {
  return messageId === null ? undefined : ({ messageId } satisfies z.output<typeof linkState>);
}

/** The message of the notification that was followed, from its link's state. */
export function followedMessage(state: unknown): number | undefined {
  return linkState.safeParse(state).data?.messageId;
}
