import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { onOwnMove } from '../../../lib/on-own-move.ts';
import type { Section } from '../section.ts';
import { scrollToSection } from './scroll-to-section.ts';

const initialDelay = 500;

interface Scrolling {
  /** The section as the address has it. */
  addressed: string | undefined;
  /** What it means, or what is meant where the address says nothing. */
  section: Section | null;
  /** The tournament at the top of the list. */
  first: number | undefined;
}

/**
 * Scrolls to a section half a second after the page has opened, or the address has named another one,
 * unless the reader has begun to look around by then, or has come back to where they were. What is
 * fetched later does not move the page, though the section may be another by then.
 */
export function useScrollToSection({ addressed, section, first }: Scrolling): void {
  const navigation = useNavigationType();
  /** Unasked, the page's title is not scrolled away for what is in view below it. */
  const isAtTop = ({ tournamentId, order }: Section) =>
    addressed === undefined && tournamentId === first && order === 1;
  const scroll = useEffectEvent(() => {
    if (navigation === NavigationType.Pop && window.scrollY > 0) return;
    if (section !== null && !isAtTop(section)) scrollToSection(section);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says when, the section where.
  useEffect(() => {
    const timer = setTimeout(scroll, initialDelay);
    const settled = new AbortController();
    onOwnMove(() => clearTimeout(timer), settled.signal);
    return () => {
      clearTimeout(timer);
      settled.abort();
    };
  }, [addressed]);
}
