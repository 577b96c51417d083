import type { DuelState, LeaderBattleState, TrialState } from '@poketorneo/contract';
import { session } from '../../../lib/session.ts';
import type { Opening } from '../playback/index.ts';

const begunKey = 'battles-begun';
const metKey = 'leaders-met';

/**
 * How a battle opens: with the leader's introduction, with the first Pokémon coming out, with both
 * players before them, with them on the field, or, if this window has shown it before, in its
 * current state.
 */
export type BattleOpening = Opening | 'scene' | 'current';

/** Each battle opens once per window, and each leader is introduced once per player and device. */
export function claimOpening(
  battle:
    | Pick<LeaderBattleState, 'id' | 'kind' | 'leaderId' | 'step'>
    | Pick<DuelState | TrialState, 'id' | 'kind' | 'step'>,
): BattleOpening {
  const { id, step } = battle;
  if (step > 0 || !addTo('sessionStorage', begunKey, String(id))) return 'current';
  switch (battle.kind) {
    case 'leader': {
      const isNew = addTo('localStorage', metKey, `${session.get()?.id}-${battle.leaderId}`);
      return isNew ? 'long' : 'short';
    }
    case 'trial':
      return 'long';
    case 'rematch':
      return 'scene';
    case 'duel':
      return 'face-off';
  }
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
