import { useEffect, useRef } from 'react';

/** Calls back with the number of a key from 1 to 6, as long as it is wanted. */
export function useNumberKeys(isWanted: boolean, onNumber: (number: number) => void): void {
  const latest = useRef(onNumber);
  useEffect(() => {
    latest.current = onNumber;
  });
  useEffect(() => {
    if (!isWanted) return;
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (/^[1-6]$/.test(key) && !ctrlKey && !metaKey && !altKey) latest.current(Number(key));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isWanted]);
}
