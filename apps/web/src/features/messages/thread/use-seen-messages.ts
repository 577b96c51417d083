import { type RefObject, useEffect } from 'react';
import { createSeenTracker } from './seen-tracker.ts';

/** The visible share of a message, or of the view if the message is taller. */
const visibleShare = 0.6;
const thresholds = Array.from({ length: 11 }, (_, tenths) => tenths / 10);

/** The observer's margin: excludes the header and the sticky form. */
function viewMargin(form: Element | null): string {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const top = Number.parseFloat(scrollPaddingTop) || 0;
  if (form === null) return `${-top}px 0px`;
  const { position, bottom } = getComputedStyle(form);
  const covered = Number.parseFloat(bottom) + form.getBoundingClientRect().height;
  return `${-top}px 0px ${position === 'sticky' ? -Math.round(covered) : 0}px`;
}

const isMostlyInView = ({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) =>
  intersectionRatio >= visibleShare ||
  intersectionRect.height >= visibleShare * (rootBounds?.height ?? Infinity);

const messageId = ({ target }: IntersectionObserverEntry) =>
  Number(target.getAttribute('data-message'));

/** Reports the messages (of `ids`) that stay in view for `seenAfterMs` while the page is visible. */
export function useSeenMessages(
  thread: RefObject<HTMLElement | null>,
  ids: readonly number[],
  onSeen: (ids: readonly number[]) => void,
): void {
  const watched = ids.join();
  useEffect(() => {
    const root = thread.current;
    if (root === null || watched === '') return;
    const tracker = createSeenTracker(onSeen);
    const observer = new IntersectionObserver(
      (entries) => {
        tracker.go(entries.filter((entry) => !isMostlyInView(entry)).map(messageId));
        tracker.come(entries.filter(isMostlyInView).map(messageId));
      },
      { threshold: thresholds, rootMargin: viewMargin(root.querySelector('form')) },
    );
    for (const id of watched.split(',')) {
      const message = root.querySelector(`[data-message="${id}"]`);
      if (message !== null) observer.observe(message);
    }
    const look = () => tracker.setPageVisible(!document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      observer.disconnect();
      tracker.clear();
    };
  }, [thread, watched, onSeen]);
}
