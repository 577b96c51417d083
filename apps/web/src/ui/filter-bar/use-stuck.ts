import { useEffect, useRef, useState } from 'react';

/** Whether the sticky element after the sentinel is stuck. */
export function useStuck() {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const element = sentinel.current;
    if (element === null) return;
    const sticky = element.nextElementSibling;
    const top = sticky === null ? 0 : Number.parseFloat(getComputedStyle(sticky).top) || 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        const { boundingClientRect, rootBounds } = entry;
        setStuck(!entry.isIntersecting && boundingClientRect.top < (rootBounds?.top ?? top));
      },
      { rootMargin: `${-top}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { sentinel, isStuck };
}
