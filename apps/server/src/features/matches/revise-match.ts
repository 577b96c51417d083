import { championPosition, type KeptMatch, type PlayedMatch } from '@poketorneo/rules';
import type { Unit } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordChange } from '../audit-log/index.ts';
import { recountAchievements } from '../leaderboards/index.ts';
import { findRunningBattle } from '../leaders/index.ts';
import {
  listKinds,
  listNotificationIdsAt,
  notify,
  revokeNotifications,
} from '../notifications/index.ts';
import { give, takeBack } from '../team/index.ts';
import {
  deleteFacedLeader,
  deleteSignUp,
  updateCompletion,
  updateFacedLeader,
} from '../tournaments/index.ts';
import { type Encounter, findEncounter, inWords } from './encounter.ts';
import { applyWin } from './match-effects.ts';
import {
  addNotification,
  deleteMatch,
  type MatchEffects,
  type MatchWithEffects,
  updateMatch,
} from './matches-repository.ts';
import type { MovedWin, RevisionPlan } from './revision-plan.ts';

const isFighting = () =>
  new AppError(
    'conflict',
    'Lo sfidante sta combattendo nell’app: prima che la lotta finisca o sia annullata non si può tornare indietro',
  );

/**
 * Puts a match right with all that follows, in the player's possessions and progress; tells nobody and
 * leaves no trace. Throws AppError 'conflict' while the player fights: what the battle is about to
 * decide rests on how far the player is.
 */
export async function carryOut(unit: Unit, plan: RevisionPlan): Promise<void> {
  const { trx, announce } = unit;
  const { account, revised, target, corrected, wins, possessions } = plan;
  if ((await findRunningBattle(trx, account.id)) !== undefined) throw isFighting();
  const effects = await effectsAfter(unit, plan);
  const undone = revised.dropped.map(({ match }) => match.id);
  if (corrected === undefined) undone.push(target.match.id);
  for (const id of undone) await deleteMatch(trx, id);
  await withdrawSignUps(unit, plan);
  const { chosenFaceIcon } = target.effects;
  await takeBack(unit, account.id, { ...possessions.lost, chosenFaceIcon });
  await writeStandings(unit, plan);
  if (wins.won !== undefined) {
    const { won } = wins;
    const encounter = await encounterOf(unit, plan, won);
    const applied = await applyWin(unit, encounter, won.match.rewardGiven);
    const { pokemonId, faceIcons, notificationIds } = applied.effects;
    addTo(effects, won.match.id, { pokemonId, faceIcons, notificationIds });
  }
  for (const moved of wins.moved) await giveReward(unit, plan, moved, effects);
  await writeCompletions(unit, plan);
  for (const { match } of revised.kept) {
    const changed = effects.get(match.id);
    if (changed !== undefined) await updateMatch(trx, match.id, { ...match, effects: changed });
  }
  announce('progress', account.id);
  await recountAchievements(unit, account.id);
}

/** Whoever faced whom in the match that is put right, in words. */
export async function subjectOf({ trx }: Unit, { account, target }: RevisionPlan): Promise<string> {
  return inWords(await findEncounter(trx, account.id, target.match.leaderId));
}

/** Tells the player, once, of all that has been put right. */
export async function tellOfRevision(unit: Unit, plan: RevisionPlan): Promise<void> {
  const { account, target, outcome, corrected, revised } = plan;
  const { leaderName, outcome: outcomeBefore } = target.match;
  const id = await notify(unit, account.id, {
    kind: 'match-revised',
    leaderName,
    outcomeBefore,
    outcome,
    numberOfUndone: revised.dropped.length,
    withdrawnTournaments: revised.withdrawn.flatMap((tournamentId) =>
      plan.tournaments.filter((one) => one.id === tournamentId).map(({ name }) => name),
    ),
  });
  // Whoever puts the match right once more takes this word of it back, too.
  if (corrected !== undefined) await addNotification(unit.trx, corrected.match.id, id);
}

/** Writes down what is undone besides the match itself. */
export async function traceUndone(unit: Unit, actor: number, plan: RevisionPlan): Promise<void> {
  const { account, progress, revised, recorded, tournaments } = plan;
  for (const { match } of revised.dropped) {
    const one = recorded.get(match.id);
    if (one === undefined) continue;
    const { leaderName, tournamentName } = one.match;
    await recordChange(unit, {
      actor,
      action: 'match.delete',
      subject: `${account.username} contro ${leaderName} (${tournamentName})`,
      before: traceOf(one),
      after: null,
    });
  }
  for (const id of revised.withdrawn) {
    const tournament = tournaments.find((other) => other.id === id);
    await recordChange(unit, {
      actor,
      action: 'sign-up.delete',
      subject: `${account.username} in ${tournament?.name}`,
      before: { timestamp: progress.signedUp.get(id)?.signedUpAt.toISOString() ?? null },
      after: null,
    });
  }
}

/** A match as the log keeps it. */
export function traceOf({ match }: Pick<MatchWithEffects, 'match'>) {
  const { outcome, rewardGiven, recordedAt, battleId } = match;
  return {
    outcome,
    ...(outcome === 'win' ? { rewardGiven } : {}),
    timestamp: recordedAt.toISOString(),
    ...(battleId === null ? {} : { battleId }),
  };
}

type EffectsById = Map<number, MatchEffects>;

/**
 * What the matches that stay have changed, where that is something else than it was; and takes back
 * what the player was told of the others.
 */
async function effectsAfter(unit: Unit, plan: RevisionPlan): Promise<EffectsById> {
  const { account, target, corrected, revised, recorded, wins, possessions } = plan;
  const told = [...recorded.values()].flatMap(({ effects }) => effects.notificationIds);
  const kinds = await listKinds(unit.trx, account.id, told);
  const { chosenFaceIcon } = target.effects;
  const lostIcons = new Set(possessions.lost.faceIcons);
  const revoked = new Set<number>();
  const revoke = (ids: readonly number[]) => {
    for (const id of ids) revoked.add(id);
  };
  const effects: EffectsById = new Map();
  const nothing = { pokemonId: null, faceIcons: [], tournamentCompleted: false };

  for (const { match } of revised.dropped) revoke(effectsOf(plan, match).notificationIds);
  revoke(target.effects.notificationIds);
  for (const { match, before } of revised.kept) {
    const own = effectsOf(plan, match);
    const isTarget = match.id === target.match.id;
    const isMoved = wins.moved.find(({ to }) => to.id === match.id);
    let after: MatchEffects = own;
    if (isMoved !== undefined) {
      const { from, to } = isMoved;
      const ofWin = effectsOf(plan, from);
      const isLate = (id: number) => {
        const kind = kinds.get(id);
        if (kind === 'match-recorded') return from.id !== to.id || isTarget;
        if (kind === 'match-revised') return true;
        if (from.rewardGiven === to.rewardGiven) return false;
        return kind === 'reward' || kind === 'prize' || kind === 'reward-lost';
      };
      revoke(ofWin.notificationIds.filter(isLate));
      after = {
        ...ofWin,
        chosenFaceIcon: own.chosenFaceIcon,
        pokemonId: to.rewardGiven ? ofWin.pokemonId : null,
        faceIcons: ofWin.faceIcons.filter((icon) => !lostIcons.has(icon)),
        notificationIds: ofWin.notificationIds.filter((id) => !isLate(id)),
      };
      for (const id of after.notificationIds) revoked.delete(id);
    } else if (isTarget && (before.outcome === 'win' || match.outcome !== before.outcome)) {
      after = { ...own, ...nothing, notificationIds: [] };
    }
    if (lostIcons.has(after.chosenFaceIcon)) after = { ...after, chosenFaceIcon };
    effects.set(match.id, after);
  }
  for (const { match, completes } of revised.kept) {
    const after = effects.get(match.id);
    if (after !== undefined && after.tournamentCompleted !== completes) {
      effects.set(match.id, { ...after, tournamentCompleted: completes });
    }
    if (effects.get(match.id) === effectsOf(plan, match) && match.id !== corrected?.match.id) {
      effects.delete(match.id);
    }
  }
  for (const [id, { pokemonId, faceIcons }] of possessions.claims) {
    if (!effects.has(id)) effects.set(id, effectsOf(plan, { id }));
    addTo(effects, id, { pokemonId, faceIcons: [...faceIcons], notificationIds: [] });
  }
  await revokeNotifications(unit, account.id, [...revoked]);
  return effects;
}

function effectsOf({ recorded }: RevisionPlan, { id }: Pick<PlayedMatch, 'id'>): MatchEffects {
  const one = recorded.get(id);
  if (one === undefined) throw new Error(`There is no match ${id} among those that were looked at`);
  return one.effects;
}

function addTo(
  effects: EffectsById,
  id: number,
  more: Pick<MatchEffects, 'pokemonId' | 'faceIcons' | 'notificationIds'>,
): void {
  const before = effects.get(id);
  if (before === undefined) throw new Error(`Match ${id} is not one that changes`);
  effects.set(id, {
    ...before,
    pokemonId: more.pokemonId ?? before.pokemonId,
    faceIcons: [...before.faceIcons, ...more.faceIcons],
    notificationIds: [...before.notificationIds, ...more.notificationIds],
  });
}

/** The starters go with the rest of what is lost. */
async function withdrawSignUps(unit: Unit, plan: RevisionPlan): Promise<void> {
  const { account, progress, revised, recorded } = plan;
  const ofMatches = new Set(
    [...recorded.values()].flatMap(({ effects }) => effects.notificationIds),
  );
  for (const tournamentId of revised.withdrawn) {
    await deleteSignUp(unit.trx, account.id, tournamentId);
    const moment = progress.signedUp.get(tournamentId)?.signedUpAt;
    if (moment === undefined) continue;
    const told = await listNotificationIdsAt(unit.trx, account.id, {
      kinds: ['starter', 'icons-obtained'],
      moment,
    });
    await revokeNotifications(
      unit,
      account.id,
      told.filter((id) => !ofMatches.has(id)),
    );
  }
}

async function writeStandings({ trx }: Unit, plan: RevisionPlan): Promise<void> {
  const { account, standings, recorded } = plan;
  for (const { leaderId, numberOfMatches, win } of standings) {
    if (numberOfMatches === 0) await deleteFacedLeader(trx, account.id, leaderId);
    else {
      await updateFacedLeader(trx, {
        userId: account.id,
        leaderId,
        numberOfMatches,
        defeatedAt: (win && recorded.get(win.id)?.match.recordedAt) ?? null,
        rewardObtained: win?.rewardGiven ?? false,
      });
    }
  }
}

async function writeCompletions({ trx }: Unit, plan: RevisionPlan): Promise<void> {
  const { account, progress, revised, recorded } = plan;
  const by = new Map(
    revised.kept.flatMap(({ match, completes }) =>
      completes ? [[match.tournamentId, match.id] as const] : [],
    ),
  );
  const completedBefore = [...recorded.values()].flatMap(({ match, effects }) =>
    effects.tournamentCompleted ? [[match.tournamentId, match.id] as const] : [],
  );
  const before = new Map(completedBefore);
  for (const tournamentId of progress.signedUp.keys()) {
    if (revised.withdrawn.includes(tournamentId)) continue;
    const matchId = by.get(tournamentId);
    if (matchId === before.get(tournamentId)) continue;
    const moment = matchId === undefined ? null : (recorded.get(matchId)?.match.recordedAt ?? null);
    await updateCompletion(trx, account.id, tournamentId, moment);
  }
}

/** The player before the leader when the match was fought, as it now is known to have ended. */
async function encounterOf(
  { trx }: Unit,
  { account }: RevisionPlan,
  { match, numberOfMatchesBefore, defeatedBefore }: KeptMatch,
): Promise<Encounter> {
  const encounter = await findEncounter(trx, account.id, match.leaderId);
  return { ...encounter, numberOfMatchesBefore, defeated: defeatedBefore };
}

/** A win that comes with its reward now. */
async function giveReward(
  unit: Unit,
  { account, leaders }: RevisionPlan,
  { from, to }: MovedWin,
  effects: EffectsById,
): Promise<void> {
  const { reward, position } = leaders.get(to.leaderId) ?? { reward: null };
  if (from.rewardGiven || !to.rewardGiven || reward === null) return;
  const { pokemons, faceIcons, notificationIds } = await give(unit, account.id, {
    source: position === championPosition ? 'prize' : 'reward',
    pokemonIds: [reward.availablePokemonId],
  });
  addTo(effects, to.id, {
    pokemonId: pokemons[0]?.id ?? null,
    faceIcons: [...faceIcons],
    notificationIds: [...notificationIds],
  });
}
