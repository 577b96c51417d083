import type { Notification } from '@poketorneo/contract';
import * as z from 'zod/mini';

const linkState = z.object({ messageId: z.int() });

/** The navigation state of a notification's link: the thread opens at its message. */
export function linkStateOf({ messageId }: Pick<Notification, 'messageId'>) {
  return messageId === null ? undefined : ({ messageId } satisfies z.output<typeof linkState>);
}

/** The message's id in a navigation state. */
export function followedMessage(state: unknown): number | undefined {
  return linkState.safeParse(state).data?.messageId;
}
