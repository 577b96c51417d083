import { contract, type Notification } from '@poketorneo/contract';
import { parseResponse } from './responses.ts';
import type { TestApp } from './test-app.ts';

/** A polling browser with an ETag. */
export function createPoll(server: TestApp, token: string, shown?: boolean) {
  let tag: string | undefined;
  let have: Notification[] = [];
  return {
    /** The user's notifications, and the response's status. */
    async next(): Promise<{ status: number; notifications: Notification[] }> {
      const response = await server.call(contract.notifications.list, {
        token,
        query: shown === undefined ? {} : { shown: String(shown) },
        headers: tag === undefined ? {} : { 'if-none-match': tag },
      });
      if (response.statusCode === 200) {
        tag = String(response.headers.etag);
        have = parseResponse(contract.notifications.list, response);
      }
      return { status: response.statusCode, notifications: have };
    },
  };
}
