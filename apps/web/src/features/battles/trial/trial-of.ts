import type { BattleState, TrialState } from '@poketorneo/contract';

/** The battle as a trial; null if it is of another kind. */
export function trialOf(battle: BattleState): TrialState | null {
  switch (battle.kind) {
    case 'trial':
      return battle;
    case 'leader':
    case 'rematch':
    case 'duel':
      return null;
  }
}
