import { leaderElementId } from '../board/element-ids.ts';
import type { Section } from '../section.ts';

/** The value of `data-slot`, for `findSlotButton`; null for the reward. */
export function slotName(order: number | null): string {
  return order === null ? 'reward' : String(order);
}

/**
 * The button in a slot of a leader's card or, if the shortened team no longer has it, the last
 * button of the team: that of the first free slot.
 */
export function findSlotButton(leader: Section, order: number | null): HTMLElement | null {
  const card = document.getElementById(leaderElementId(leader));
  if (card === null) return null;
  const buttons = [...card.querySelectorAll<HTMLElement>('li[data-slot] button')];
  return (
    card.querySelector<HTMLElement>(`[data-slot="${slotName(order)}"] button`) ??
    buttons.at(-1) ??
    null
  );
}
