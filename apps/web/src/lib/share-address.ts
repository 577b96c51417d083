import { copyText } from './copy-text.ts';

/** How an address got to whoever is to have it; 'shown': it still has to be shown. */
export type Shared = 'shared' | 'copied' | 'shown';

/**
 * Hands an address to the device, to be sent on, or else puts it where it can be pasted from. A
 * player who changes their mind has shared it as far as they like.
 */
export async function shareAddress(url: string, title: string): Promise<Shared> {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  if (isTouch && typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, title });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(url)) ? 'copied' : 'shown';
}
