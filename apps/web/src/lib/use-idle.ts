import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the page has had nothing better to do since the component was first drawn. */
export function useIdle(): boolean {
  const [wasIdle, setWasIdle] = useState(false);
  useEffect(() => whenIdle(() => setWasIdle(true)), []);
  return wasIdle;
}
