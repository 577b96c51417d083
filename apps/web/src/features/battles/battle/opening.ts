import type { BattleKind, BattleState } from '@poketorneo/contract';
import { session } from '../../../lib/session.ts';
import type { Opening } from '../playback/index.ts';

const begunKey = 'battles-begun';
const metKey = 'leaders-met';

/**
 * How a battle opens: with the leader's introduction, with the first Pokémon coming out, with them on
 * the field, or, if this window has shown it before, in its current state.
 */
export type BattleOpening = Opening | 'scene' | 'current';

/** Whether the leader is introduced; otherwise the battle opens on the scene. */
const isIntroduced: Readonly<Record<BattleKind, boolean>> = { leader: true, rematch: false };

/** Each battle opens once per window, and each leader is introduced once per player and device. */
export function claimOpening({
  id,
  kind,
  leaderId,
  step,
}: Pick<BattleState, 'id' | 'kind' | 'leaderId' | 'step'>): BattleOpening {
  if (step > 0 || !addTo('sessionStorage', begunKey, String(id))) return 'current';
  if (!isIntroduced[kind]) return 'scene';
  const isNew = addTo('localStorage', metKey, `${session.get()?.id}-${leaderId}`);
  return isNew ? 'long' : 'short';
}

/** Adds a word to a stored list; false if it was there. Without storage, always true. */
function addTo(storage: 'sessionStorage' | 'localStorage', key: string, word: string): boolean {
  try {
    const words = (globalThis[storage].getItem(key) ?? '').split(' ');
    if (words.includes(word)) return false;
    globalThis[storage].setItem(key, [...words, word].join(' ').trim());
  } catch {
    // Forbidden or full.
  }
  return true;
}
