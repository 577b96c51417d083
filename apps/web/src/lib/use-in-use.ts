import { startTransition, useEffect, useState } from 'react';
import { whenInUse } from './when-in-use.ts';

/** Whether the page has been in use, and had nothing better to do, since the component was first drawn. */
export function useInUse(): boolean {
  const [isInUse, setIsInUse] = useState(false);
  useEffect(() => whenInUse(() => startTransition(() => setIsInUse(true))), []);
  return isInUse;
}
