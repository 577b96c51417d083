import { scrollBehavior } from '../../../lib/motion.ts';
import type { Section } from '../section.ts';
import { leaderElementId, tournamentElementId } from './element-ids.ts';

/** Scrolls to a tournament's heading. */
export function scrollToTournament(tournamentId: number): void {
  scrollTo(tournamentElementId(tournamentId), scrollBehavior());
}

/** Scrolls to a leader's card; to the heading above it, where it is a tournament's first. */
export function scrollToSection(section: Section, behavior = scrollBehavior()): void {
  scrollTo(sectionElementId(section), behavior);
}

/** Whether a tournament's map is wholly in view, or it has none. */
export function isMapInView(tournamentId: number): boolean {
  const map = document
    .getElementById(tournamentElementId(tournamentId))
    ?.querySelector('[data-region-map]');
  if (!map) return true;
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const covered = Number.parseFloat(scrollPaddingBottom) || 0;
  return map.getBoundingClientRect().bottom <= window.innerHeight - covered;
}

/** Brings a leader's card back into view, after a failure's alert has taken the page to its top. */
export function returnToLeader(section: Section): void {
  document.getElementById(leaderElementId(section))?.scrollIntoView({ block: 'start' });
}

/** Leads to a leader's card: the eyes, and the keyboard. */
export function goToLeader(section: Section): void {
  const card = document.getElementById(leaderElementId(section));
  card?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  const target = card?.querySelector<HTMLElement>('[data-fold]') ?? card;
  target?.focus({ preventScroll: true });
}

function sectionElementId(section: Section): string {
  return section.order === 1 ? tournamentElementId(section.tournamentId) : leaderElementId(section);
}

function scrollTo(elementId: string, behavior: ScrollBehavior): void {
  document.getElementById(elementId)?.scrollIntoView({ block: 'start', behavior });
}
