import { useEffect, useState } from 'react';

/** Milliseconds until a moment, by the second; 0 afterwards. */
export function useTimeLeft(moment: string): number {
  const leftAt = () => Math.max(0, Date.parse(moment) - Date.now());
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return leftAt();
}
