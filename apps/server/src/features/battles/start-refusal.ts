import { type LeaderBattleKind, leaderBattleKinds } from '@poketorneo/contract';
import { type AttemptRefusal, attemptRefusal } from '@poketorneo/rules';
import { hasDefeated, type Lineups } from './lineups.ts';

const attemptMessages: Readonly<Record<AttemptRefusal, string>> = {
  'not-signed-up': 'Prima iscriviti al torneo di questo capopalestra',
  'already-defeated': 'Hai già sconfitto questo capopalestra: puoi chiedergli la rivincita',
  'previous-not-defeated': 'Prima devi sconfiggere il capopalestra precedente',
  'tournament-not-completed': 'Prima devi sconfiggere tutti e otto i capipalestra del torneo',
};

/** Whether the preparation offers a kind: always exactly one of all. */
const isOffered: Readonly<Record<LeaderBattleKind, (isDefeated: boolean) => boolean>> = {
  leader: (isDefeated) => !isDefeated,
  rematch: (isDefeated) => isDefeated,
};

/** The kind that the preparation offers. */
export function offeredKind({ encounter }: Pick<Lineups, 'encounter'>): LeaderBattleKind {
  const isDefeated = hasDefeated(encounter);
  const [kind, ...others] = leaderBattleKinds.filter((one) => isOffered[one](isDefeated));
  if (kind === undefined || others.length > 0) {
    throw new Error('The preparation offers no kind of battle, or several');
  }
  return kind;
}

/** Why a player with this refusal of an attempt cannot start a battle of the kind. */
const kindRefusals: Readonly<
  Record<LeaderBattleKind, (refusal: AttemptRefusal | null) => string | null>
> = {
  leader: (refusal) => (refusal === null ? null : attemptMessages[refusal]),
  rematch: (refusal) =>
    refusal === 'already-defeated'
      ? null
      : 'La rivincita è per chi ha già vinto: sconfiggi prima questo capopalestra',
};

/** Why a player cannot fight a leader now with any team; null if they can. */
export function startRefusal(
  { encounter, settings, owned, leaderTeam }: Lineups,
  kind: LeaderBattleKind,
): string | null {
  const { leader, tournament, progress, defeated } = encounter;
  const refusal = attemptRefusal({
    position: leader.position,
    signedUp: progress.signedUp.has(tournament.id),
    defeated,
  });
  const notOfKind = kindRefusals[kind](refusal);
  if (notOfKind !== null) return notOfKind;
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
