import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. What follows from it is drawn before the paper is. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => matchMedia('print').matches);
  useEffect(() => {
    const print = matchMedia('print');
    const update = (value: boolean) => flushSync(() => setPrinting(value));
    const begin = () => update(true);
    const end = () => update(false);
    const change = () => update(print.matches);
    // Some browsers tell of it by the one, some by the other.
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    print.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      print.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
}
