import { isTransient } from './api.ts';

const retryDelaysMs = [1000, 2000, 4000];

/** Retries an idempotent call after transient failures. */
export async function sendWithRetry<T>(send: () => Promise<T>): Promise<T> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await send();
    } catch (error) {
      if (!isTransient(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
  return send();
}
