import type { BattleKind } from '@poketorneo/contract';
import { type AttemptRefusal, attemptRefusal } from '@poketorneo/rules';
import { hasDefeated, type Lineups } from './lineups.ts';

const attemptWords: Readonly<Record<AttemptRefusal, string>> = {
  'not-signed-up': 'Prima iscriviti al torneo di questo capopalestra',
  'already-defeated': 'Hai già sconfitto questo capopalestra: puoi chiedergli la rivincita',
  'previous-not-defeated': 'Prima devi sconfiggere il capopalestra precedente',
  'tournament-not-completed': 'Prima devi sconfiggere tutti e otto i capipalestra del torneo',
};

/** Whether a leader is to be fought for good, or again for pleasure. */
export function kindOf({ encounter }: Lineups): BattleKind {
  return hasDefeated(encounter) ? 'rematch' : 'leader';
}

/** Why a player cannot fight a leader now, whatever the team; null where they can. */
export function startRefusal(
  { encounter, settings, owned, leaderTeam }: Lineups,
  kind: BattleKind,
): string | null {
  const { leader, tournament, progress, defeated } = encounter;
  const refusal = attemptRefusal({
    position: leader.position,
    signedUp: progress.signedUp.has(tournament.id),
    defeated,
  });
  if (kind === 'rematch' && refusal !== 'already-defeated') {
    return 'La rivincita è per chi ha già vinto: sconfiggi prima questo capopalestra';
  }
  if (kind === 'leader' && refusal !== null) return attemptWords[refusal];
  if (settings.mode === 'by-hand') {
    return 'Le lotte si combattono dal vivo: mettiti d’accordo con chi organizza';
  }
  const needed = leader.isDoubleBattle ? 2 : 1;
  if (leaderTeam.length < needed) {
    return 'Questo capopalestra non ha ancora una squadra con cui lottare';
  }
  if (owned.length < needed) {
    return leader.isDoubleBattle
      ? 'Qui si lotta in doppio: ti servono almeno due Pokémon'
      : 'Non hai ancora nessun Pokémon con cui lottare';
  }
  return null;
}
