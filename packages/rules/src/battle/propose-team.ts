import type { Tier } from '@poketorneo/gen4';
import { tierTotal } from '../match.ts';
import { maxTeamSize } from '../team-draw.ts';
import { type Contender, forecastOf } from './forecast.ts';

/** A foe to be expected, with its number in the team; a share where it is a guess. */
export interface ExpectedFoe extends Contender {
  readonly weight: number;
}

/** A Pokémon that may be proposed. */
export interface Candidate extends Contender {
  readonly id: number;
  readonly tier: Tier;
}

/** What a team is proposed from. */
export interface ProposalInput {
  readonly owned: readonly Candidate[];
  /** The known and guessed foes; the first known one leads. */
  readonly foes: readonly ExpectedFoe[];
  /** The greatest sum of tiers; null where any is allowed. */
  readonly tierLimit: number | null;
}

/** A candidate with its forecast against each foe, from 0 to 1. */
interface Rated {
  readonly candidate: Candidate;
  readonly forecasts: readonly number[];
  /** Against all of them. */
  readonly strength: number;
}

/**
 * The team that suits a match best, by what is known of the foes: members that together have an
 * answer to each foe, the lead first. Empty if nothing is owned or fits the limit.
 */
export function proposeTeam({ owned, foes, tierLimit }: ProposalInput): number[] {
  const weights = foes.map(({ weight }) => weight);
  const rated = owned.map((candidate): Rated => {
    const forecasts = foes.map((foe) => (forecastOf(candidate, foe) + 1) / 2);
    const strength = forecasts.reduce(
      (sum, forecast, foe) => sum + forecast * (weights[foe] ?? 0),
      0,
    );
    return { candidate, forecasts, strength };
  });
  const limit = tierLimit ?? Number.POSITIVE_INFINITY;
  // A strong Pokémon may take the place of several: one search for each highest tier.
  const owns = (tier: Tier) => owned.some((candidate) => candidate.tier === tier);
  const teams = tiers.filter(owns).map((highest) => {
    const allowed = rated.filter(({ candidate }) => candidate.tier <= highest);
    return searchTeam(mostPromising(allowed, foes.length), weights, limit);
  });
  const best = teams.reduce<readonly Rated[]>(
    (one, other) => (scoreOf(other, weights) > scoreOf(one, weights) ? other : one),
    [],
  );
  return leadFirst(best, weights).map(({ candidate }) => candidate.id);
}

const tiers: readonly Tier[] = [3, 2, 1];

/** How many of the best overall, and against each foe, are searched. */
const promisingOverall = 10;
const promisingPerFoe = 2;

/** Leaves out those that are neither strong overall nor among the best against any foe. */
function mostPromising(rated: readonly Rated[], foes: number): Rated[] {
  const best = (of: (one: Rated) => number, count: number) =>
    [...rated].sort((one, other) => of(other) - of(one)).slice(0, count);
  const found = new Set(best(({ strength }) => strength, promisingOverall));
  for (let foe = 0; foe < foes; foe += 1) {
    for (const one of best(({ forecasts }) => forecasts[foe] ?? 0, promisingPerFoe)) found.add(one);
  }
  return [...found];
}

/** What the second, third, … best answer to a foe adds to the best. */
const shares = [1, 0.6, 0.4, 0.25, 0.15, 0.1];

function scoreOf(team: readonly Rated[], weights: readonly number[]): number {
  let total = 0;
  const answers: number[] = [];
  for (let foe = 0; foe < weights.length; foe += 1) {
    // An insertion sort, best first: by far the quickest for six.
    answers.length = 0;
    for (const { forecasts } of team) {
      const answer = forecasts[foe] ?? 0;
      let rank = answers.length;
      for (; rank > 0 && (answers[rank - 1] ?? 0) < answer; rank -= 1) {
        answers[rank] = answers[rank - 1] ?? 0;
      }
      answers[rank] = answer;
    }
    const weight = weights[foe] ?? 0;
    for (let rank = 0; rank < answers.length; rank += 1) {
      total += weight * (answers[rank] ?? 0) * (shares[rank] ?? 0);
    }
  }
  return total;
}

/** Adds members while there is room, then exchanges them one by one while the score improves. */
function searchTeam(
  rated: readonly Rated[],
  weights: readonly number[],
  limit: number,
): readonly Rated[] {
  const fits = (team: readonly Rated[]) =>
    team.length <= maxTeamSize && tierTotal(team.map(({ candidate }) => candidate.tier)) <= limit;
  let team: readonly Rated[] = [];
  let score = 0;
  for (;;) {
    const outside = rated.filter((one) => !team.includes(one));
    const larger = outside.map((one) => [...team, one]).filter(fits);
    const changed =
      larger.length > 0
        ? larger
        : team
            .flatMap((leaving) =>
              outside.map((one) => team.map((each) => (each === leaving ? one : each))),
            )
            .filter(fits);
    let better: readonly Rated[] | null = null;
    for (const other of changed) {
      const otherScore = scoreOf(other, weights);
      if (otherScore <= score + 1e-9) continue;
      better = other;
      score = otherScore;
    }
    if (better === null) return team;
    team = better;
  }
}

/** The best against a known first foe leads; the others follow by strength. */
function leadFirst(team: readonly Rated[], weights: readonly number[]): Rated[] {
  const sorted = [...team].sort((one, other) => other.strength - one.strength);
  // A guess has no place in the leader's team.
  if ((weights[0] ?? 0) < 1) return sorted;
  const against = ({ forecasts }: Rated) => forecasts[0] ?? 0;
  const [lead] = [...sorted].sort((one, other) => against(other) - against(one));
  return lead === undefined ? [] : [lead, ...sorted.filter((one) => one !== lead)];
}
