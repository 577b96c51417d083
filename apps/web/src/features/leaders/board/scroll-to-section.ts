import { scrollBehavior } from '../../../lib/motion.ts';
import type { Section } from '../section.ts';
import { leaderElementId, tournamentElementId } from './element-ids.ts';

export function scrollToTournament(tournamentId: number): void {
  scrollTo(tournamentElementId(tournamentId), scrollBehavior());
}

/** Scrolls to a leader's card, or for a tournament's first leader to the heading above it. */
export function scrollToSection(section: Section, behavior = scrollBehavior()): void {
  scrollTo(sectionElementId(section), behavior);
}

/** Whether a tournament's map is entirely in view, or missing. */
export function isMapInView(tournamentId: number): boolean {
  const map = document
    .getElementById(tournamentElementId(tournamentId))
    ?.querySelector('[data-region-map]');
  if (!map) return true;
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const covered = Number.parseFloat(scrollPaddingBottom) || 0;
  return map.getBoundingClientRect().bottom <= window.innerHeight - covered;
}

/** Scrolls back to a leader's card after a failure's alert has scrolled the page to its top. */
export function returnToLeader(section: Section): void {
  document.getElementById(leaderElementId(section))?.scrollIntoView({ block: 'start' });
}

/** Scrolls to a leader's card and focuses it. */
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
