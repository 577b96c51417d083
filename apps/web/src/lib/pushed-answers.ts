import * as z from 'zod/mini';

/*
 * What a player answers on a notification. The service worker has no session: it leaves the answer
 * to the page that it opens. The page's address does not contain it, since any link could.
 */

const cacheName = 'pushed-answers';
const keyOf = (challengeId: number) => `/pushed-answers/${challengeId}`;

const pushedAnswer = z.enum(['accept', 'refuse']);
type PushedAnswer = z.output<typeof pushedAnswer>;

/** Leaves an answer to the page. */
export async function leaveAnswer(challengeId: number, answer: PushedAnswer): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(keyOf(challengeId), new Response(answer));
}

/** Takes the answer to a challenge that was left; null without one. */
export async function takeAnswer(challengeId: number): Promise<PushedAnswer | null> {
  // There is no service worker either.
  if (!('caches' in globalThis)) return null;
  const cache = await caches.open(cacheName);
  const left = await cache.match(keyOf(challengeId));
  if (left === undefined) return null;
  await caches.delete(cacheName);
  return pushedAnswer.safeParse(await left.text()).data ?? null;
}
