import type { BattleSide, BattleState, BattleTerms, BattleUpdate } from '@poketorneo/contract';
import type { ComponentType } from 'react';
import type { BattleLink, LinkState } from './battle-link.ts';

export interface DuelPartProps {
  link: BattleLink;
  battle: BattleState;
  /** The end has been shown: until then nothing tells that there is one. */
  isEnded: boolean;
}

/** The parts of the screen that duels alone have; their chunk is loaded for duels. */
export interface DuelParts {
  /** Brings what the other player does, and asks over the text box about an offered draw. */
  readonly News: ComponentType<DuelPartProps>;
  /** The clock below the plates of a side, and what its player says. */
  readonly Clock: ComponentType<DuelPartProps & { side: BattleSide }>;
  /** How many watch. */
  readonly Viewers: ComponentType<DuelPartProps>;
  /** A button beside those of the screen, for emotes and the offer of a draw. */
  readonly Tools: ComponentType<DuelPartProps>;
  /** Names the awaited side; null while the player may decide. */
  readonly promptOf: (state: LinkState, terms: BattleTerms) => string | null;
  /** The end of a duel, over or void. */
  readonly End: ComponentType<{ battle: BattleState }>;
}

/** Whether the player's choice is in and the other's is awaited. */
export function isSealed(battle: BattleUpdate): boolean {
  switch (battle.kind) {
    case 'duel':
      return battle.isSealed;
    case 'leader':
    case 'rematch':
    case 'trial':
      return false;
  }
}
