import type { BattleGrade, TournamentLeader } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { ApiError, call } from '../../../lib/api.ts';
import { createSaveQueue, createSetting } from '../../../lib/setting.ts';

type Team = TournamentLeader['pokemons'];

interface LeaderChange {
  /** The leader's version that the organiser saw. */
  seen: number;
}

export interface GradeChange extends LeaderChange {
  grade: BattleGrade;
}

export interface OrderChange extends LeaderChange {
  /** The displayed slots in their new order. */
  slots: number[];
  isUndo: boolean;
}

// Shared: a change made with either control gives the leader a new version.
const saveQueue = createSaveQueue();

/** Each leader's grade. */
export const gradeSetting = createSetting(
  (_: BattleGrade | undefined, { grade }: GradeChange): BattleGrade | undefined => grade,
  saveQueue,
);

/** Each leader's team in its order. */
export const orderSetting = createSetting(
  (team: Team, { slots }: OrderChange): Team =>
    slots
      .flatMap((slot) => team.find(({ order }) => order === slot) ?? [])
      .map((pokemon, index) => ({ ...pokemon, order: index + 1 })),
  saveQueue,
);

/** Resolves with the leader's new version. */
export function saveGrade(leaderId: number, { grade, seen }: GradeChange): Promise<number> {
  return saveOnNewest(leaderId, seen, (version) =>
    call(contract.leaders.setGrade, { body: { leaderId, grade, version } }),
  );
}

/** Resolves with the leader's new version. */
export function saveOrder(leaderId: number, { slots, seen }: OrderChange): Promise<number> {
  return saveOnNewest(leaderId, seen, (version) =>
    call(contract.leaders.arrangePokemons, { body: { leaderId, slots, version } }),
  );
}

/** Each leader's version after the last change saved here. */
const savedVersions = new Map<number, number>();

/**
 * Sends the seen version or, after a later change saved here, that change's version: the server
 * refuses only changes that conflict with another organiser's.
 */
async function saveOnNewest(
  leaderId: number,
  seen: number,
  send: (version: number) => Promise<unknown>,
): Promise<number> {
  const version = Math.max(seen, savedVersions.get(leaderId) ?? seen);
  try {
    await send(version);
  } catch (error) {
    // A restored backup may lower versions.
    if (error instanceof ApiError && error.status === 409) savedVersions.delete(leaderId);
    throw error;
  }
  savedVersions.set(leaderId, version + 1);
  return version + 1;
}
