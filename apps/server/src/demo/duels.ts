import { aiChoice } from '@poketorneo/battle';
import { contract, type DuelTerms, type MatchOutcome } from '@poketorneo/contract';
import { applyEvents, emptyView } from '@poketorneo/rules/battle';
import { defaultTerms } from '@poketorneo/rules/duels';
import { second } from '../clock.ts';
import { tryToChoose } from './battles.ts';
import type { Caller } from './caller.ts';

interface DuelsParts {
  call: Caller;
  playerOf: (username: string) => Promise<{ id: number; token: string }>;
  wait: (milliseconds: number) => void;
}

/** The players on the board 'Sfide'. */
export const ratedDuelists = ['stella', 'tommaso_91', 'giulia.b', 'nina'] as const;
/** The evenings, in days before today, on which each of them meets each of the others. */
export const duelEvenings = [9, 5, 2] as const;
/** Also counting the one of today. */
export const duelsOfEachPair = duelEvenings.length * 2 + 1;
/** Of the duel that still runs, and of the challenge that waits for an answer. */
const running = ['federica', 'MaestroElio'] as const;
const challenging = ['nina', 'stella'] as const;

const thinkingMs = 3 * second;
const turnsSeen = 2;
/**
 * Of an evening's duel, before who has suffered more surrenders in the third, the first that counts:
 * the demo starts sooner.
 */
const turnsOfEvening = 2;

const ownTeams: DuelTerms = { ...defaultTerms, teams: 'own', size: 2, tier: 6 };
const overDays: DuelTerms = { ...defaultTerms, pace: 'none', rated: false };

type Pair = readonly [one: string, other: string];

const ratedPairs: readonly Pair[] = ratedDuelists.flatMap((one, index) =>
  ratedDuelists.slice(index + 1).map((other) => [one, other] as const),
);

/**
 * An evening of short duels and return matches, in which the loser wins. Ratings are certain after
 * about eighteen duels, but only of players who both win and lose.
 */
export async function holdDuelEvening(parts: DuelsParts): Promise<void> {
  for (const pair of ratedPairs) {
    const duel = await beginDuel(parts, pair, ownTeams);
    await play(parts, pair, duel, turnsOfEvening);
    const loser = await findWeaker(parts, pair, duel);
    await surrenderIfRunning(parts, loser, duel);
    const returnMatch = await beginDuel(parts, pair, ownTeams);
    await play(parts, pair, returnMatch, turnsOfEvening);
    await surrenderIfRunning(parts, loser === pair[0] ? pair[1] : pair[0], returnMatch);
  }
}

/** The duels of today: one of each two to the end, a running one and a challenge. */
export async function fightDuels(parts: DuelsParts): Promise<void> {
  for (const pair of ratedPairs) {
    await play(parts, pair, await beginDuel(parts, pair, ownTeams));
  }
  await play(parts, running, await beginDuel(parts, running, overDays), turnsSeen);
  await challenge(parts, challenging, defaultTerms);
}

/** Returns the challenge's id. */
async function challenge(
  { call, playerOf }: DuelsParts,
  [one, other]: Pair,
  terms: DuelTerms,
): Promise<number> {
  const [from, to] = [await playerOf(one), await playerOf(other)];
  const body = { userId: to.id, terms, ...(await teamFor(call, from, terms)) };
  return (await call(contract.duels.challenge, { body, token: from.token })).id;
}

async function beginDuel(parts: DuelsParts, pair: Pair, terms: DuelTerms): Promise<number> {
  const challengeId = await challenge(parts, pair, terms);
  const player = await parts.playerOf(pair[1]);
  const body = { challengeId, accept: true, ...(await teamFor(parts.call, player, terms)) };
  const { battleId } = await parts.call(contract.duels.answer, { body, token: player.token });
  if (battleId === null) throw new Error(`${pair.join(' and ')} fight no duel`);
  return battleId;
}

/** The first own Pokémon of different species; nothing for drawn teams. */
async function teamFor(
  call: Caller,
  { id: userId, token }: { id: number; token: string },
  { teams, size }: DuelTerms,
): Promise<{ pokemonIds?: number[] }> {
  if (teams === 'drawn') return {};
  const owned = await call(contract.availablePokemons.listTeam, { query: { userId }, token });
  const bySpecies = new Map(owned.map(({ id, speciesId }) => [speciesId, id]));
  return { pokemonIds: [...bySpecies.values()].slice(0, size) };
}

/** Both players choose by the AI, to the end or until some turns have been played. */
async function play(
  { call, playerOf, wait }: DuelsParts,
  pair: Pair,
  battleId: number,
  turns = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (;;) {
    for (const username of pair) {
      const { token } = await playerOf(username);
      const duel = await call(contract.battles.get, { query: { battleId }, token });
      if (duel.status !== 'running') return;
      const { side, step, request, seq: after, contestants } = duel;
      if (request === null || ('isSealed' in duel && duel.isSealed)) continue;
      const [first, second] = contestants;
      const before = emptyView(side, [first.teamSize, second.teamSize], duel.format);
      const view = applyEvents(before, duel.events);
      if (view.turn > turns) return;
      wait(thinkingMs);
      const choice = aiChoice({ view, request, grade: 2, seed: `${battleId}-${side}`, step });
      await tryToChoose({ call, token }, { battleId, step, choice, after });
    }
  }
}

const strengths: Readonly<Record<MatchOutcome, number>> = {
  win: 1,
  draw: 0.5,
  suspended: 0.5,
  loss: 0,
};

/** The player who has lost, or whose team has less of its HP left. */
async function findWeaker(
  { call, playerOf }: DuelsParts,
  [one, other]: Pair,
  battleId: number,
): Promise<string> {
  const strengthOf = async (username: string) => {
    const { token } = await playerOf(username);
    const { result, request } = await call(contract.battles.get, { query: { battleId }, token });
    if (result !== null) return strengths[result.outcome];
    const team = request?.team ?? [];
    return team.reduce((sum, { condition: { hp, maxHp } }) => sum + hp / maxHp, 0);
  };
  return (await strengthOf(one)) < (await strengthOf(other)) ? one : other;
}

async function surrenderIfRunning(
  { call, playerOf }: DuelsParts,
  username: string,
  battleId: number,
): Promise<void> {
  const { token } = await playerOf(username);
  const { status } = await call(contract.battles.get, { query: { battleId }, token });
  if (status !== 'running') return;
  await call(contract.battles.surrender, { body: { battleId, after: 0 }, token });
}
