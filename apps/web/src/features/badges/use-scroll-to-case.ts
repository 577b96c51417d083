import { useEffect, useRef } from 'react';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';

/** Scrolls to the badge case that the address names, once it is there. */
export function useScrollToCase(section: string | undefined, isLoaded: boolean) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (section === undefined || !isLoaded) return;
    ref.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  }, [section, isLoaded]);
  return ref;
}
