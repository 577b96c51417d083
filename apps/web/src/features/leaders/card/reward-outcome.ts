import type { TournamentLeader } from '@poketorneo/contract';

type Rewarding = Pick<TournamentLeader, 'defeated' | 'obtainedPokemon' | 'obtainablePokemon'>;

/**
 * Whether the player received the leader's reward; null if the leader is undefeated or gives none.
 */
export function rewardOutcome({
  defeated,
  obtainedPokemon,
  obtainablePokemon,
}: Rewarding): 'obtained' | 'lost' | null {
  if (!defeated || obtainablePokemon === null) return null;
  return obtainedPokemon ? 'obtained' : 'lost';
}
