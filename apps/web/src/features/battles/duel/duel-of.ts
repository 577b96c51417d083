import type { BattleState, DuelState } from '@poketorneo/contract';

/** The battle as a duel; null if it is of another kind. */
export function duelOf(battle: BattleState): DuelState | null {
  switch (battle.kind) {
    case 'duel':
      return battle;
    case 'leader':
    case 'rematch':
    case 'trial':
      return null;
  }
}
