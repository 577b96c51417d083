import { isPassing } from './api.ts';

const pauses = [1000, 2000, 4000];

/** Sends something that may be sent twice, and again after failures that may pass by themselves. */
export async function sendPersistently<T>(send: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await send();
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return send();
}
