import { contract, type Notification } from '@poketorneo/contract';
import { answerOf } from './answers.ts';
import type { TestApp } from './test-app.ts';

/** A browser that polls: it sends the tag of what it has, and keeps what it is sent. */
export function createPoll(server: TestApp, token: string, shown?: boolean) {
  let tag: string | undefined;
  let have: Notification[] = [];
  return {
    /** What the user has, and whether the server had to send it. */
    async next(): Promise<{ status: number; notifications: Notification[] }> {
      const response = await server.call(contract.notifications.list, {
        token,
        query: shown === undefined ? {} : { shown: String(shown) },
        headers: tag === undefined ? {} : { 'if-none-match': tag },
      });
      if (response.statusCode === 200) {
        tag = String(response.headers.etag);
        have = answerOf(contract.notifications.list, response);
      }
      return { status: response.statusCode, notifications: have };
    },
  };
}
