import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { onOwnMove } from '../../../lib/motion.ts';
import { useOpeningPlace } from '../../../lib/use-opening-place.ts';
import type { Section } from '../section.ts';
import { markOpened, wasOpened } from './opened-entries.ts';
import { isMapInView, scrollToSection } from './scroll-to-section.ts';

const initialDelay = 500;

interface Scrolling {
  /** The section as the address has it. */
  addressed: string | undefined;
  /** What it means, or what is meant where the address says nothing. */
  section: Section | null;
  /** The page opens at the section, without a way there: no other part of it is seen before. */
  opensAtSection: boolean;
}

/**
 * Scrolls to a section half a second after the page has opened, or the address has named another
 * one, unless the reader has begun to look around by then, or has come back to where they were.
 * What is fetched later does not move the page, though the section may be another by then.
 */
export function useScrollToSection({ addressed, section, opensAtSection }: Scrolling): void {
  const navigation = useNavigationType();
  const { key, pathname } = useLocation();
  /** What is shown from the beginning; null: nothing is. */
  const opened = useRef(opensAtSection ? addressed : null);

  useOpeningPlace(opensAtSection ? 'section' : undefined, () => {
    // The first page of a visit has no key of its own.
    const entry = key === 'default' ? pathname : key;
    if (wasOpened(entry)) return;
    markOpened(entry);
    // The reader has begun to look around while the list was on its way.
    if (section === null || window.scrollY > 0) return;
    if (addressed !== undefined) scrollToSection(section, 'instant');
    // Unasked, the page's title is not scrolled away for a map that is in view below it.
    else if (!isMapInView(section.tournamentId)) {
      scrollToSection({ ...section, order: 1 }, 'instant');
    }
  });

  const scroll = useEffectEvent(() => {
    if (navigation === NavigationType.Pop && window.scrollY > 0) return;
    // Without an address the builder begins at its top.
    if (section !== null && addressed !== undefined) scrollToSection(section);
  });
  useEffect(() => {
    if (opened.current === addressed) return;
    opened.current = null;
    const timer = setTimeout(scroll, initialDelay);
    const settled = new AbortController();
    onOwnMove(() => clearTimeout(timer), settled.signal);
    return () => {
      clearTimeout(timer);
      settled.abort();
    };
  }, [addressed]);
}
