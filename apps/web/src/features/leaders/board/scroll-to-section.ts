import { scrollBehavior } from '../../../lib/scroll-behavior.ts';
import type { Section } from '../section.ts';
import { leaderElementId, tournamentElementId } from './element-ids.ts';

/** Scrolls to a tournament's heading. */
export function scrollToTournament(tournamentId: number): void {
  scrollTo(tournamentElementId(tournamentId));
}

/** Scrolls to a leader's card; to the heading above it, where it is a tournament's first. */
export function scrollToSection(section: Section): void {
  if (section.order === 1) scrollToTournament(section.tournamentId);
  else scrollTo(leaderElementId(section));
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

function scrollTo(elementId: string): void {
  document
    .getElementById(elementId)
    ?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
}
