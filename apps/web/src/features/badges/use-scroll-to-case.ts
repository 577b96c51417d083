import { useRef } from 'react';
import { useOpeningPlace } from '../../lib/use-opening-place.ts';

/** Opens the page at the badge case that the address names, once it is there. */
export function useScrollToCase(section: string | undefined, isLoaded: boolean) {
  const ref = useRef<HTMLElement>(null);
  useOpeningPlace(isLoaded ? section : undefined, () => {
    ref.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  return ref;
}
