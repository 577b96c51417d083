import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { onOwnMove } from '../../../lib/motion.ts';

/**
 * A ref of the element that a URL's hash names: it is scrolled into view, again whenever the
 * content above it grows, until the user scrolls.
 */
export function useAnchor(anchor: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isAskedFor = hash === `#${anchor}`;
  useEffect(() => {
    if (!isAskedFor) return;
    const ending = new AbortController();
    const { signal } = ending;
    const observer = new ResizeObserver(() => place.current?.scrollIntoView({ block: 'start' }));
    observer.observe(document.body);
    signal.addEventListener('abort', () => observer.disconnect());
    onOwnMove(() => ending.abort(), signal);
    return () => ending.abort();
  }, [isAskedFor]);
  return place;
}
