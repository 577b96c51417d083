import {
  type BattlePreparation,
  type BodyOf,
  type contract,
  countedBattleKinds,
  type LeaderBattleKind,
  type ResponseOf,
} from '@poketorneo/contract';
import { canSeeLeader, canSeeTeam, maxTeamSize } from '@poketorneo/rules';
import { formatTeamProblem, problemOfMembers } from '@poketorneo/rules/battle';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError, fieldConflict } from '../../errors.ts';
import {
  findListedLeaderBattle,
  findRunningBattle,
  runningKeyOf,
} from '../battle-records/index.ts';
import { toLeaderSummary } from './battle-views.ts';
import { findChosenTeam, updateChosenTeam } from './chosen-teams-repository.ts';
import { alreadyRunning } from './errors.ts';
import { findSeenTeam } from './find-seen-team.ts';
import { defaultLines, type LinesOfLeader } from './leader-lines.ts';
import {
  findLineups,
  hasDefeated,
  type Lineups,
  mayBringAnyTier,
  rewardedAttemptsLeft,
  tierSum,
  typeOfTeam,
} from './lineups.ts';
import { toPreparedPokemon, toSeenPokemon } from './prepared-pokemon.ts';
import { propose } from './propose.ts';
import { nothingSeen } from './seen-foes.ts';
import type { SetupOf } from './setup-cache.ts';
import { offeredKind, startRefusal } from './start-refusal.ts';

interface PreparationParts {
  db: Database;
  transaction: RunTransaction;
  linesOf: LinesOfLeader;
  setupOf: SetupOf;
}

/** Preparation of battles: team choice for players, the referee sheet for organisers. */
export function createPreparation({ db, transaction, linesOf, setupOf }: PreparationParts) {
  /** The player's running battle of a kind, with the leader's name. */
  async function findRunning(userId: number, kind: LeaderBattleKind) {
    const running = await findRunningBattle(db, runningKeyOf(userId, kind));
    return running && findListedLeaderBattle(db, running.id);
  }

  async function prepare(userId: number, leaderId: number): Promise<BattlePreparation> {
    const lineups = await findLineups(db, userId, leaderId);
    const { encounter, settings, owned, leaderTeam, level } = lineups;
    const { leader, tournament, numberOfMatchesBefore: numberOfMatches } = encounter;
    const kind = offeredKind(lineups);
    const refusal = startRefusal(lineups, kind);
    if (refusal !== null && !isLeaderVisible(lineups)) throw new AppError('conflict', refusal);
    const defeated = hasDefeated(encounter);
    const teamSize = leaderTeam.length;
    const isTeamVisible = canSeeTeam({ teamSize, defeated });
    const running = await findRunning(userId, kind);
    const isAgainstLeader = running?.leaderId === leaderId;
    const otherBattleMessage =
      running === undefined || isAgainstLeader ? null : alreadyRunning(running.leaderName).message;
    const ownedIds = new Set(owned.map(({ id }) => id));
    const chosen = await findChosenTeam(db, userId, leaderId);
    const seen = isTeamVisible ? nothingSeen : await findSeenTeam(db, setupOf, userId, leaderId);
    const leaderPokemons = isTeamVisible
      ? leaderTeam.map((pokemon) => toPreparedPokemon(pokemon, pokemon.level))
      : null;
    const pokemons = owned.map((pokemon) => toPreparedPokemon(pokemon, level ?? pokemon.level));
    const typeId = typeOfTeam(leaderTeam);
    const tierTot = tierSum(leaderTeam);
    const anyTier = mayBringAnyTier(encounter, kind);
    return {
      leader: {
        id: leader.id,
        name: leader.name,
        picture: leader.picture,
        tournamentName: tournament.name,
        isDoubleBattle: leader.isDoubleBattle,
        typeId,
        pokemons: leaderPokemons,
        seen: seen.foes.map(toSeenPokemon),
        teamSize: isTeamVisible ? teamSize : seen.teamSize,
        tierTot,
        defeated,
        line: (linesOf(tournament.id, leader.position) ?? defaultLines).before,
      },
      kind,
      mode: settings.mode,
      levelRule: settings.levelRule,
      level,
      isAnyTierAllowed: anyTier,
      rewardedAttemptsLeft: rewardedAttemptsLeft(encounter),
      numberOfMatches,
      pokemons,
      ...propose(
        {
          typeId,
          level: level ?? Math.max(1, ...owned.map((pokemon) => pokemon.level)),
          pokemons: leaderPokemons,
          seen: seen.foes,
          teamSize: seen.teamSize ?? Math.min(maxTeamSize, tierTot),
        },
        pokemons,
        anyTier ? null : tierTot,
      ),
      chosenTeam: chosen.filter((id) => ownedIds.has(id)),
      runningBattleId: isAgainstLeader ? running.id : null,
      refusal: refusal ?? otherBattleMessage,
    };
  }

  async function chooseTeam(
    userId: number,
    { leaderId, pokemonIds }: BodyOf<typeof contract.battles.chooseTeam>,
  ): Promise<{ pokemonIds: number[] }> {
    await transaction(async ({ trx, now, emit }) => {
      const { owned } = await findLineups(trx, userId, leaderId);
      const problem = problemOfMembers(
        pokemonIds,
        owned.map(({ id }) => id),
      );
      if (problem !== null) throw fieldConflict('pokemonIds', formatTeamProblem(problem));
      await updateChosenTeam(trx, { userId, leaderId, pokemonIds, now });
      emit('battles', userId);
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
    const running = await Promise.all(countedBattleKinds.map((kind) => findRunning(userId, kind)));
    const runningHere = running.find((battle) => battle?.leaderId === leaderId);
    const team = chosen.flatMap((id) => byId.get(id) ?? []);
    return {
      chosenTeam: team.map((pokemon) => toPreparedPokemon(pokemon, level ?? pokemon.level)),
      tierSum: tierSum(team),
      tierTot: tierSum(leaderTeam),
      isAnyTierAllowed: mayBringAnyTier(encounter, offeredKind(lineups)),
      levelRule: settings.levelRule,
      leaderTeam: leaderTeam.map((pokemon) => toPreparedPokemon(pokemon, pokemon.level)),
      runningBattle: runningHere === undefined ? null : toLeaderSummary(runningHere),
    };
  }

  return { prepare, chooseTeam, refereeSheet };
}

/** Whether the player may see the leader. */
function isLeaderVisible({ encounter: { leader, tournament, progress } }: Lineups): boolean {
  const signedUp = progress.signedUp.get(tournament.id);
  if (signedUp === undefined) return false;
  return canSeeLeader({
    position: leader.position,
    tournamentCompleted: signedUp.completedAt !== null,
  });
}
