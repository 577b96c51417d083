import { useEffect } from 'react';

/** Keeps the screen on while the page is visible, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let isLeft = false;
    let lock: WakeLockSentinel | null = null;
    /** A hidden page loses its lock. */
    async function acquire(): Promise<void> {
      if (!('wakeLock' in navigator) || document.visibilityState === 'hidden') return;
      // Refused with a low battery, for example.
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isLeft) void lock?.release();
    }
    void acquire();
    const again = () => void acquire();
    document.addEventListener('visibilitychange', again);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
