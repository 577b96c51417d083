import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { onUserInput } from '../../../lib/motion.ts';

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
    const controller = new AbortController();
    const { signal } = controller;
    const observer = new ResizeObserver(() => place.current?.scrollIntoView({ block: 'start' }));
    observer.observe(document.body);
    signal.addEventListener('abort', () => observer.disconnect());
    onUserInput(() => controller.abort(), signal);
    return () => controller.abort();
  }, [isAskedFor]);
  return place;
}
