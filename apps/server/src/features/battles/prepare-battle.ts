import type {
  BattleKind,
  BattlePreparation,
  BodyOf,
  contract,
  ResponseOf,
} from '@poketorneo/contract';
import { canSeeLeader, canSeeTeam } from '@poketorneo/rules';
import { problemOfMembers, wordsOfTeamProblem } from '@poketorneo/rules/battle';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError, conflictOver } from '../../errors.ts';
import { alreadyRunning } from './battle-refusals.ts';
import { toSummary } from './battle-views.ts';
import { findListedBattle, findRunningBattle } from './battles-repository.ts';
import { findChosenTeam, updateChosenTeam } from './chosen-teams-repository.ts';
import { type LinesOfLeader, usualLines } from './leader-lines.ts';
import {
  findLineups,
  hasDefeated,
  type Lineups,
  mayBringAnyTier,
  rewardedAttemptsLeft,
  tierSum,
  typeOfTeam,
} from './lineups.ts';
import { toPreparedPokemon } from './prepared-pokemon.ts';
import { runningKeyOf } from './running-key.ts';
import { kindOf, startRefusal } from './start-refusal.ts';

interface PreparationParts {
  db: Database;
  transaction: RunTransaction;
  linesOf: LinesOfLeader;
}

/** What players see and choose before a battle, and organisers before one that is fought elsewhere. */
export function createPreparation({ db, transaction, linesOf }: PreparationParts) {
  /** The battle of a kind that the player has not finished yet, with the leader's name. */
  async function runningOf(userId: number, kind: BattleKind) {
    const running = await findRunningBattle(db, runningKeyOf(userId, kind));
    return running && findListedBattle(db, running.id);
  }

  async function prepare(userId: number, leaderId: number): Promise<BattlePreparation> {
    const lineups = await findLineups(db, userId, leaderId);
    const { encounter, settings, owned, leaderTeam, level } = lineups;
    const { leader, tournament, numberOfMatchesBefore: numberOfMatches } = encounter;
    const kind = kindOf(lineups);
    const refusal = startRefusal(lineups, kind);
    if (refusal !== null && !isLeaderSeen(lineups)) throw new AppError('conflict', refusal);
    const defeated = hasDefeated(encounter);
    const teamSize = leaderTeam.length;
    const isTeamSeen = canSeeTeam({ teamSize, defeated });
    const running = await runningOf(userId, kind);
    const isHere = running?.leaderId === leaderId;
    const elsewhere =
      running === undefined || isHere ? null : alreadyRunning(running.leaderName).message;
    const ownedIds = new Set(owned.map(({ id }) => id));
    const chosen = await findChosenTeam(db, userId, leaderId);
    return {
      leader: {
        id: leader.id,
        name: leader.name,
        picture: leader.sprite,
        tournamentName: tournament.name,
        isDoubleBattle: leader.isDoubleBattle,
        typeId: typeOfTeam(leaderTeam),
        pokemons: isTeamSeen
          ? leaderTeam.map((pokemon) => toPreparedPokemon(pokemon, pokemon.level))
          : null,
        teamSize: isTeamSeen ? teamSize : null,
        tierTot: tierSum(leaderTeam),
        defeated,
        line: (linesOf(tournament.id, leader.position) ?? usualLines).before,
      },
      kind,
      mode: settings.mode,
      levelRule: settings.levelRule,
      level,
      isAnyTierAllowed: mayBringAnyTier(encounter),
      rewardedAttemptsLeft: rewardedAttemptsLeft(encounter),
      numberOfMatches,
      pokemons: owned.map((pokemon) => toPreparedPokemon(pokemon, level ?? pokemon.level)),
      chosenTeam: chosen.filter((id) => ownedIds.has(id)),
      runningBattleId: isHere ? running.id : null,
      refusal: refusal ?? elsewhere,
    };
  }

  async function chooseTeam(
    userId: number,
    { leaderId, pokemonIds }: BodyOf<typeof contract.battles.chooseTeam>,
  ): Promise<{ pokemonIds: number[] }> {
    await transaction(async ({ trx, now, announce }) => {
      const { owned } = await findLineups(trx, userId, leaderId);
      const problem = problemOfMembers(
        pokemonIds,
        owned.map(({ id }) => id),
      );
      if (problem !== null) throw conflictOver('pokemonIds', wordsOfTeamProblem(problem));
      await updateChosenTeam(trx, { userId, leaderId, pokemonIds, now });
      announce('battles', userId);
    });
    return { pokemonIds: [...pokemonIds] };
  }

  async function refereeSheet(
    userId: number,
    leaderId: number,
  ): Promise<ResponseOf<typeof contract.battles.refereeSheet>> {
    const lineups = await findLineups(db, userId, leaderId);
    const { encounter, settings, owned, leaderTeam, level } = lineups;
    const byId = new Map(owned.map((pokemon) => [pokemon.id, pokemon]));
    const chosen = await findChosenTeam(db, userId, leaderId);
    const running = await runningOf(userId, 'leader');
    const team = chosen.flatMap((id) => byId.get(id) ?? []);
    return {
      chosenTeam: team.map((pokemon) => toPreparedPokemon(pokemon, level ?? pokemon.level)),
      tierSum: tierSum(team),
      tierTot: tierSum(leaderTeam),
      isAnyTierAllowed: mayBringAnyTier(encounter),
      levelRule: settings.levelRule,
      leaderTeam: leaderTeam.map((pokemon) => toPreparedPokemon(pokemon, pokemon.level)),
      runningBattle: running?.leaderId === leaderId ? toSummary(running) : null,
    };
  }

  return { prepare, chooseTeam, refereeSheet };
}

/** Whether the leader is among those that the player is shown. */
function isLeaderSeen({ encounter: { leader, tournament, progress } }: Lineups): boolean {
  const signedUp = progress.signedUp.get(tournament.id);
  if (signedUp === undefined) return false;
  return canSeeLeader({
    position: leader.position,
    tournamentCompleted: signedUp.completedAt !== null,
  });
}
