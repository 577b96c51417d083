import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A part of the page that an address leads to by its name. */
export function useAnchor(anchor: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isAskedFor = hash === `#${anchor}`;
  useEffect(() => {
    if (isAskedFor) place.current?.scrollIntoView({ block: 'start' });
  }, [isAskedFor]);
  return place;
}
