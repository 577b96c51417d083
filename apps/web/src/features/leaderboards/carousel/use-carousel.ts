import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../../lib/motion.ts';

/** Embla follows fingers only: with a mouse one may want to select text. */
const isTouch = (_: unknown, event: Event) => !(event instanceof MouseEvent);

const options = { loop: true, watchFocus: false, watchDrag: isTouch };

/** Which slide is shown, and going to another one. */
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
    /** For the element that shows one slide at a time. */
    viewport,
    selected,
    /** After the last slide comes the first one, and the other way round. */
    goTo: (index: number) => {
      embla?.scrollTo((index + count) % count, prefersReducedMotion());
    },
  };
}
