import { useEffect, useState } from 'react';

const second = 1000;

/** The seconds that are left since the component is there; by no clock that somebody may have set wrong. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const begin = performance.now();
    const timer = setInterval(() => {
      const passed = Math.floor((performance.now() - begin) / second);
      setLeft(Math.max(0, seconds - passed));
    }, second / 4);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

/** '1:05' */
export function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
