import { championPosition, isWin, type PlayedMatch, type RemainingMatch } from '@poketorneo/rules';
import type { UnitOfWork } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordChange } from '../audit-log/index.ts';
import { findRunningLeaderBattle } from '../battle-records/index.ts';
import { recountAchievements } from '../leaderboards/index.ts';
import {
  listKinds,
  listNotificationIdsAt,
  notify,
  revokeNotifications,
} from '../notifications/index.ts';
import { grantRewards, revokeRewards } from '../team/index.ts';
import {
  deleteFacedLeader,
  deleteSignUp,
  updateCompletion,
  updateFacedLeader,
} from '../tournaments/index.ts';
import { type Encounter, findEncounter, formatEncounter } from './encounter.ts';
import { applyWin } from './match-effects.ts';
import {
  addNotification,
  deleteMatch,
  type MatchEffects,
  type MatchWithEffects,
  updateMatch,
} from './matches-repository.ts';
import { isOutdatedNotification } from './outdated-notifications.ts';
import type { RevisionPlan } from './revision-plan.ts';
import type { MovedWin } from './revision-types.ts';

const battleRunning = () =>
  new AppError(
    'conflict',
    'Lo sfidante sta combattendo nell’app: prima che la lotta finisca o sia annullata non si può tornare indietro',
  );

/**
 * Applies a revision to the player's possessions and progress, without notification or audit entry.
 * Throws AppError 'conflict' while a battle runs: its result depends on the player's progress.
 */
export async function applyRevision(unit: UnitOfWork, plan: RevisionPlan): Promise<void> {
  const { trx, emit } = unit;
  const { account, revised, target, corrected, wins, possessions } = plan;
  if ((await findRunningLeaderBattle(trx, account.id)) !== undefined) throw battleRunning();
  const effects = await effectsAfter(unit, plan);
  const undone = revised.dropped.map(({ match }) => match.id);
  if (corrected === undefined) undone.push(target.match.id);
  for (const id of undone) await deleteMatch(trx, id);
  await withdrawSignUps(unit, plan);
  const { chosenFaceIcon } = target.effects;
  await revokeRewards(unit, account.id, { ...possessions.lost, chosenFaceIcon });
  await updateStandings(unit, plan);
  if (wins.won !== undefined) {
    const { won } = wins;
    const encounter = await encounterOf(unit, plan, won);
    const applied = await applyWin(unit, encounter, won.match.rewardGiven);
    const { pokemonId, faceIcons, notificationIds } = applied.effects;
    addEffects(effects, won.match.id, { pokemonId, faceIcons, notificationIds });
  }
  for (const moved of wins.moved) await grantMovedReward(unit, plan, moved, effects);
  await updateCompletions(unit, plan);
  for (const { match } of revised.remaining) {
    const changed = effects.get(match.id);
    if (changed !== undefined) await updateMatch(trx, match.id, { ...match, effects: changed });
  }
  emit('progress', account.id);
  await recountAchievements(unit, account.id);
}

/** The revised match, for audit entries. */
export async function subjectOf(
  { trx }: UnitOfWork,
  { account, target }: RevisionPlan,
): Promise<string> {
  return formatEncounter(await findEncounter(trx, account.id, target.match.leaderId));
}

/** Notifies the player once about the whole revision. */
export async function notifyRevision(unit: UnitOfWork, plan: RevisionPlan): Promise<void> {
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
  // A further revision revokes this notification.
  if (corrected !== undefined) await addNotification(unit.trx, corrected.match.id, id);
}

/** Audit entries for everything undone besides the match itself. */
export async function auditUndone(
  unit: UnitOfWork,
  actor: number,
  plan: RevisionPlan,
): Promise<void> {
  const { account, progress, revised, recorded, tournaments } = plan;
  for (const { match } of revised.dropped) {
    const one = recorded.get(match.id);
    if (one === undefined) continue;
    const { leaderName, tournamentName } = one.match;
    await recordChange(unit, {
      actor,
      action: 'match.delete',
      subject: `${account.username} contro ${leaderName} (${tournamentName})`,
      before: auditEntryOf(one),
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

/** A match in the audit log. */
export function auditEntryOf({ match }: Pick<MatchWithEffects, 'match'>) {
  const { outcome, rewardGiven, recordedAt, battleId } = match;
  return {
    outcome,
    ...(isWin(outcome) ? { rewardGiven } : {}),
    timestamp: recordedAt.toISOString(),
    ...(battleId === null ? {} : { battleId }),
  };
}

type EffectsById = Map<number, MatchEffects>;

/** The changed effects of the remaining matches; revokes the notifications of the others. */
async function effectsAfter(unit: UnitOfWork, plan: RevisionPlan): Promise<EffectsById> {
  const { account, target, corrected, revised, recorded, wins, possessions } = plan;
  const notificationIds = [...recorded.values()].flatMap(({ effects }) => effects.notificationIds);
  const kinds = await listKinds(unit.trx, account.id, notificationIds);
  const { chosenFaceIcon } = target.effects;
  const lostIcons = new Set(possessions.lost.faceIcons);
  const revoked = new Set<number>();
  const revoke = (ids: readonly number[]) => {
    for (const id of ids) revoked.add(id);
  };
  const effects: EffectsById = new Map();
  const emptyEffects = { pokemonId: null, faceIcons: [], tournamentCompleted: false };

  for (const { match } of revised.dropped) revoke(effectsOf(plan, match).notificationIds);
  revoke(target.effects.notificationIds);
  for (const { match, before } of revised.remaining) {
    const own = effectsOf(plan, match);
    const isTarget = match.id === target.match.id;
    const movedWin = wins.moved.find(({ to }) => to.id === match.id);
    let after: MatchEffects = own;
    if (movedWin !== undefined) {
      const { from, to } = movedWin;
      const winEffects = effectsOf(plan, from);
      const isOutdated = (id: number) => {
        const kind = kinds.get(id);
        if (kind === undefined) return false;
        const isMoved = from.id !== to.id || isTarget;
        const isRewardChanged = from.rewardGiven !== to.rewardGiven;
        return isOutdatedNotification(kind, { isMoved, isRewardChanged });
      };
      revoke(winEffects.notificationIds.filter(isOutdated));
      after = {
        ...winEffects,
        chosenFaceIcon: own.chosenFaceIcon,
        pokemonId: to.rewardGiven ? winEffects.pokemonId : null,
        faceIcons: winEffects.faceIcons.filter((icon) => !lostIcons.has(icon)),
        notificationIds: winEffects.notificationIds.filter((id) => !isOutdated(id)),
      };
      for (const id of after.notificationIds) revoked.delete(id);
    } else if (isTarget && (isWin(before.outcome) || match.outcome !== before.outcome)) {
      after = { ...own, ...emptyEffects, notificationIds: [] };
    }
    if (lostIcons.has(after.chosenFaceIcon)) after = { ...after, chosenFaceIcon };
    effects.set(match.id, after);
  }
  for (const { match, completes } of revised.remaining) {
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
    addEffects(effects, id, { pokemonId, faceIcons: [...faceIcons], notificationIds: [] });
  }
  await revokeNotifications(unit, account.id, [...revoked]);
  return effects;
}

function effectsOf({ recorded }: RevisionPlan, { id }: Pick<PlayedMatch, 'id'>): MatchEffects {
  const one = recorded.get(id);
  if (one === undefined) throw new Error(`There is no match ${id} among those that were looked at`);
  return one.effects;
}

function addEffects(
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

/** The starters are part of the lost possessions. */
async function withdrawSignUps(unit: UnitOfWork, plan: RevisionPlan): Promise<void> {
  const { account, progress, revised, recorded } = plan;
  const matchNotificationIds = new Set(
    [...recorded.values()].flatMap(({ effects }) => effects.notificationIds),
  );
  for (const tournamentId of revised.withdrawn) {
    await deleteSignUp(unit.trx, account.id, tournamentId);
    const moment = progress.signedUp.get(tournamentId)?.signedUpAt;
    if (moment === undefined) continue;
    const notificationIds = await listNotificationIdsAt(unit.trx, account.id, {
      kinds: ['starter', 'icons-obtained'],
      moment,
    });
    await revokeNotifications(
      unit,
      account.id,
      notificationIds.filter((id) => !matchNotificationIds.has(id)),
    );
  }
}

async function updateStandings({ trx }: UnitOfWork, plan: RevisionPlan): Promise<void> {
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

async function updateCompletions({ trx }: UnitOfWork, plan: RevisionPlan): Promise<void> {
  const { account, progress, revised, recorded } = plan;
  const by = new Map(
    revised.remaining.flatMap(({ match, completes }) =>
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

/** The encounter at the time of the match, by its corrected history. */
async function encounterOf(
  { trx }: UnitOfWork,
  { account }: RevisionPlan,
  { match, numberOfMatchesBefore, defeatedBefore }: RemainingMatch,
): Promise<Encounter> {
  const encounter = await findEncounter(trx, account.id, match.leaderId);
  return { ...encounter, numberOfMatchesBefore, defeated: defeatedBefore };
}

/** Grants the reward of a win that did not have it before. */
async function grantMovedReward(
  unit: UnitOfWork,
  { account, leaders }: RevisionPlan,
  { from, to }: MovedWin,
  effects: EffectsById,
): Promise<void> {
  const { reward, position } = leaders.get(to.leaderId) ?? { reward: null };
  if (from.rewardGiven || !to.rewardGiven || reward === null) return;
  const { pokemons, faceIcons, notificationIds } = await grantRewards(unit, account.id, {
    source: position === championPosition ? 'prize' : 'reward',
    pokemonIds: [reward.availablePokemonId],
  });
  addEffects(effects, to.id, {
    pokemonId: pokemons[0]?.id ?? null,
    faceIcons: [...faceIcons],
    notificationIds: [...notificationIds],
  });
}
