import type { APIRequestContext } from '@playwright/test';
import { contract, type DuelState, type DuelTerms } from '@poketorneo/contract';
import { type Person, tokenHeader } from './accounts.ts';
import { expect } from './test.ts';

/** The default terms. */
export const terms: DuelTerms = {
  teams: 'drawn',
  size: 3,
  tier: 3,
  level: 'equal',
  pace: 'calm',
  rated: true,
  watch: 'everybody',
  isTwoLegged: false,
};

/** One player challenges another. */
export function sendChallenge(
  request: APIRequestContext,
  from: Person,
  to: Person,
  changed: Partial<DuelTerms> = {},
) {
  return request.post(contract.duels.challenge.path, {
    headers: tokenHeader(from),
    data: { userId: to.id, terms: { ...terms, ...changed } },
  });
}

/** Makes a challenge by link. Returns the link's path. */
export async function makeLink(request: APIRequestContext, from: Person): Promise<string> {
  const made = await request.post(contract.duels.challenge.path, {
    headers: tokenHeader(from),
    data: { terms },
  });
  const { linkKey } = contract.duels.challenge.response.parse(await made.json());
  return `/sfida/${linkKey}`;
}

/** Starts a duel by a challenge that is accepted at once. Returns its id. */
export async function startDuel(
  request: APIRequestContext,
  [from, to]: readonly [Person, Person],
  changed: Partial<DuelTerms> = {},
): Promise<number> {
  const made = await sendChallenge(request, from, to, changed);
  const { id: challengeId } = contract.duels.challenge.response.parse(await made.json());
  const answer = await request.post(contract.duels.answer.path, {
    headers: tokenHeader(to),
    data: { challengeId, accept: true },
  });
  const { battleId } = contract.duels.answer.response.parse(await answer.json());
  if (battleId === null) throw new Error('The challenge has started no duel');
  return battleId;
}

/** A duel as one of its players sees it. */
export async function getDuel(
  request: APIRequestContext,
  person: Person,
  battleId: number,
): Promise<DuelState> {
  const answer = await request.get(`${contract.battles.get.path}?battleId=${battleId}`, {
    headers: tokenHeader(person),
  });
  const battle = contract.battles.get.response.parse(await answer.json());
  if (battle.kind !== 'duel') throw new Error(`Battle ${battleId} is no duel`);
  return battle;
}

/** The number of the last turn that has begun. */
export function turnOf({ events }: DuelState): number {
  return events.reduce((last, event) => (event.kind === 'turn' ? event.turn : last), 0);
}

/**
 * Decides for a player, if a decision is due and that turn has not been reached. Returns the number
 * of the turn.
 */
export async function decide(
  request: APIRequestContext,
  person: Person,
  battleId: number,
  untilTurn = Number.POSITIVE_INFINITY,
): Promise<number> {
  const duel = await getDuel(request, person, battleId);
  const turn = turnOf(duel);
  const [position] = duel.request?.positions ?? [];
  if (duel.isSealed || position === undefined || position === null) return turn;
  const next = duel.request?.team.find(({ isActive, condition }) => !isActive && condition.hp > 0);
  const slot = position.moves.findIndex(({ isDisabled }) => !isDisabled) + 1;
  const action = position.mustSwitch ? { do: 'switch', to: next?.place } : { do: 'move', slot };
  if (turn < untilTurn) {
    await request.post(contract.battles.choose.path, {
      headers: tokenHeader(person),
      data: { battleId, step: duel.step, choice: [action], after: 0 },
    });
  }
  return turn;
}

/** Decides for both players until their duel is over. */
export async function playToTheEnd(
  request: APIRequestContext,
  players: readonly [Person, Person],
  battleId: number,
): Promise<void> {
  await expect
    .poll(
      async () => {
        for (const player of players) await decide(request, player, battleId);
        return (await getDuel(request, players[0], battleId)).status;
      },
      { intervals: [50] },
    )
    .toBe('over');
}
