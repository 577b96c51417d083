import type { TournamentLeader } from '@poketorneo/contract';

type Rewarding = Pick<TournamentLeader, 'defeated' | 'obtainedPokemon' | 'obtainablePokemon'>;

/** What became of a leader's reward; null while the leader is not defeated, or gives none. */
export function rewardOutcome({
  defeated,
  obtainedPokemon,
  obtainablePokemon,
}: Rewarding): 'obtained' | 'lost' | null {
  if (!defeated || obtainablePokemon === null) return null;
  return obtainedPokemon ? 'obtained' : 'lost';
}
