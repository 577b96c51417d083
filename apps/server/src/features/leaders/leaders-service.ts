import type { TournamentLeader, TournamentLeaders } from '@poketorneo/contract';
import { canSeeLeader, isLeaderUnlocked } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { findRunningLeaderBattle } from '../battle-records/index.ts';
import { isDefeated, type Progress, progressOf } from '../tournaments/index.ts';
import type { LeaderCards } from './leader-cards.ts';
import { createLeaderEdits } from './leader-edits.ts';
import { toPlayerCard } from './leader-view.ts';

interface LeadersParts {
  db: Database;
  transaction: RunTransaction;
  /** Shared by all users, without progress. */
  cards: () => Promise<LeaderCards>;
}

/** Leaders as players and organisers see them. */
export function createLeadersService({ db, transaction, cards }: LeadersParts) {
  return {
    ...createLeaderEdits(transaction),

    /** For organisers: all leaders with team and reward. */
    async listAll(): Promise<TournamentLeaders[]> {
      return (await cards()).map((group) => ({ ...group, leaders: [...group.leaders] }));
    },

    /** The leaders of the player's tournaments. */
    async listOwn(userId: number): Promise<TournamentLeaders[]> {
      const progress = await progressOf(db, userId);
      const battle = await findRunningLeaderBattle(db, userId);
      return (await cards())
        .filter(({ id }) => progress.signedUp.has(id))
        .map((group) => ({ ...group, leaders: toPlayerCards(group.leaders, progress, battle) }));
    },
  };
}

export type LeadersService = ReturnType<typeof createLeadersService>;

/** The leaders of one tournament. */
function toPlayerCards(
  cards: readonly TournamentLeader[],
  progress: Progress,
  battle: { id: number; leaderId: number } | undefined,
): TournamentLeader[] {
  const defeated = new Set(
    cards.filter(({ id }) => isDefeated(progress, id)).map(({ order }) => order),
  );
  return cards
    .filter(({ order, tournamentId }) => {
      const completedAt = progress.signedUp.get(tournamentId)?.completedAt ?? null;
      return canSeeLeader({ position: order, tournamentCompleted: completedAt !== null });
    })
    .map((card) => {
      const faced = progress.faced.get(card.id);
      return toPlayerCard(card, {
        unlocked: isLeaderUnlocked(card.order, defeated),
        defeated: defeated.has(card.order),
        numberOfMatches: faced?.numberOfMatches ?? 0,
        obtainedPokemon: faced?.rewardObtained ?? false,
        runningBattleId: battle?.leaderId === card.id ? battle.id : null,
      });
    });
}
