import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../../lib/motion.ts';

/** Embla follows touches only: a mouse can select text. */
const isTouch = (_: unknown, event: Event) => !(event instanceof MouseEvent);

const options = { loop: true, watchFocus: false, watchDrag: isTouch };

/** The selected slide and a function to change it. */
export function useCarousel(count: number) {
  const [viewport, embla] = useEmblaCarousel(options);
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    if (embla === undefined) return;
    const follow = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', follow);
    return () => {
      embla.off('select', follow);
    };
  }, [embla]);

  return {
    /** Ref of the element that shows one slide at a time. */
    viewport,
    selected,
    /** Wraps around at both ends. */
    goTo: (index: number) => {
      embla?.scrollTo((index + count) % count, prefersReducedMotion());
    },
  };
}
