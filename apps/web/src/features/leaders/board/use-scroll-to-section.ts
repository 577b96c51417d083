import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { onUserInput } from '../../../lib/motion.ts';
import { useOpeningPlace } from '../../../lib/use-opening-place.ts';
import type { Section } from '../section.ts';
import { markOpened, wasOpened } from './opened-entries.ts';
import { isMapInView, scrollToSection } from './scroll-to-section.ts';

const initialDelay = 500;

interface Scrolling {
  /** The section in the URL. */
  urlSection: string | undefined;
  /** The URL’s section, or the default one. */
  section: Section | null;
  /** The page opens at the section instead of scrolling there. */
  opensAtSection: boolean;
}

/**
 * Scrolls to a section half a second after the page has opened or the URL has changed, unless the
 * reader has scrolled by then or returns to a scroll position. Refetched data does not scroll the
 * page, even if it changes the section.
 */
export function useScrollToSection({ urlSection, section, opensAtSection }: Scrolling): void {
  const navigation = useNavigationType();
  const { key, pathname } = useLocation();
  /** The section at which the page has opened; null if it scrolls there. */
  const opened = useRef(opensAtSection ? urlSection : null);

  useOpeningPlace(opensAtSection ? 'section' : undefined, () => {
    // The first page of a visit has no key.
    const entry = key === 'default' ? pathname : key;
    if (wasOpened(entry)) return;
    markOpened(entry);
    // The reader has scrolled while the list was loading.
    if (section === null || window.scrollY > 0) return;
    if (urlSection !== undefined) scrollToSection(section, 'instant');
    // Without a section in the URL, a map in view below the title needs no scrolling.
    else if (!isMapInView(section.tournamentId)) {
      scrollToSection({ ...section, order: 1 }, 'instant');
    }
  });

  const scroll = useEffectEvent(() => {
    if (navigation === NavigationType.Pop && window.scrollY > 0) return;
    // Without a section in the URL the builder stays at its top.
    if (section !== null && urlSection !== undefined) scrollToSection(section);
  });
  useEffect(() => {
    if (opened.current === urlSection) return;
    opened.current = null;
    const timer = setTimeout(scroll, initialDelay);
    const settled = new AbortController();
    onUserInput(() => clearTimeout(timer), settled.signal);
    return () => {
      clearTimeout(timer);
      settled.abort();
    };
  }, [urlSection]);
}
