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
  /** The slots as they were shown, in their new order. */
  slots: number[];
  isUndo: boolean;
}

// Each change gives the leader a new version, whichever control it is made with.
const inTurn = createSaveQueue();

/** How well each leader plays. */
export const gradeSetting = createSetting(
  (_: BattleGrade | undefined, { grade }: GradeChange): BattleGrade | undefined => grade,
  inTurn,
);

/** Each leader's team in its order. */
export const orderSetting = createSetting(
  (team: Team, { slots }: OrderChange): Team =>
    slots
      .flatMap((slot) => team.find(({ order }) => order === slot) ?? [])
      .map((pokemon, index) => ({ ...pokemon, order: index + 1 })),
  inTurn,
);

/** Saves a grade and answers with the leader's new version. */
export function saveGrade(leaderId: number, { grade, seen }: GradeChange): Promise<number> {
  return saveOnNewest(leaderId, seen, (version) =>
    call(contract.leaders.setGrade, { body: { leaderId, grade, version } }),
  );
}

/** Saves an order and answers with the leader's new version. */
export function saveOrder(leaderId: number, { slots, seen }: OrderChange): Promise<number> {
  return saveOnNewest(leaderId, seen, (version) =>
    call(contract.leaders.arrangePokemons, { body: { leaderId, slots, version } }),
  );
}

/** The version that each leader has had since the last change was saved here. */
const savedVersions = new Map<number, number>();

/**
 * Names the version that was seen or, where a change made here has been saved since, that change's
 * own: so the server refuses a change that another organiser's precedes, and nothing else.
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
    // After a backup was restored versions are lower than before.
    if (error instanceof ApiError && error.status === 409) savedVersions.delete(leaderId);
    throw error;
  }
  savedVersions.set(leaderId, version + 1);
  return version + 1;
}
