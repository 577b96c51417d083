import { type BattlePokemon, strengthAgainst } from '@poketorneo/battle';
import { largestTeam, tierTotal } from '@poketorneo/rules';
import type { PokemonEntry } from '../content/index.ts';
import { type Encounter, inBattle, levelOf, tierOf } from './encounter.ts';
import { shareOfWins } from './play.ts';

/** One that could be in the team, and how it stands against each of the leader's. */
interface Candidate {
  readonly entry: PokemonEntry;
  readonly pokemon: BattlePokemon;
  readonly strengths: readonly number[];
}

/** How thorough a search is. */
export interface SearchEffort {
  /** Teams that are tried in battle, at most; with one, the best on paper is taken. */
  readonly teams: number;
  /** Battles for each of them at first. */
  readonly battles: number;
}

/** A team, the lead first. */
export interface FoundTeam {
  readonly keys: readonly string[];
  readonly pokemons: readonly BattlePokemon[];
}

/** The best team within the leader's tier that a search finds in what a player owns by then. */
export function bestTeam(encounter: Encounter, { teams, battles }: SearchEffort): FoundTeam {
  const foes = encounter.team;
  const level = levelOf(encounter);
  const limit = tierTotal(foes.map(tierOf));
  const leaders = foes.map((foe) => inBattle(foe, foe.level));
  const candidates = encounter.owned.map((entry): Candidate => {
    const pokemon = inBattle(entry, level);
    return {
      entry,
      pokemon,
      strengths: leaders.map((foe) => strengthAgainst(pokemon, foe)),
    };
  });
  const found = improvedTeams(candidates, limit).slice(0, teams);
  let chosen = bestInBattle(encounter, found, battles);
  if (chosen === undefined) throw new RangeError(`Nothing could face ${encounter.name}`);
  for (let round = 0; round < roundsOfExchange && teams > 1; round += 1) {
    const others = exchanged(chosen, candidates, limit).sort(
      (one, other) => onPaper(other) - onPaper(one),
    );
    const better = bestInBattle(encounter, [chosen, ...others.slice(0, teams)], battles);
    if (better === undefined || better === chosen) break;
    chosen = better;
  }
  return ordered(chosen);
}

/** How often the best team so far is tried against those with another member, in battle. */
const roundsOfExchange = 2;

/** Who wins most of some battles: the better half plays twice as many, until one is left. */
function bestInBattle(
  encounter: Encounter,
  teams: readonly Candidate[][],
  battles: number,
): Candidate[] | undefined {
  if (teams.length < 2) return teams[0];
  const better = teams
    .map((team) => ({
      team,
      wins: shareOfWins(encounter, ordered(team).pokemons, {
        battles,
        seed: 'search',
        inHaste: true,
      }),
    }))
    .sort((one, other) => other.wins - one.wins)
    .slice(0, Math.floor(teams.length / 2))
    .map(({ team }) => team);
  return bestInBattle(encounter, better, battles * 2);
}

/** Teams that look best on paper, each different from the others. */
function improvedTeams(candidates: readonly Candidate[], limit: number): Candidate[][] {
  const teams: Candidate[][] = [];
  const add = (team: Candidate[]) => {
    const isKnown = teams.some(
      (other) => other.length === team.length && team.every((each) => other.includes(each)),
    );
    if (team.length > 0 && !isKnown) teams.push(team);
    return team;
  };
  // One of a high tier takes the places of others: those without any are different, and so are those
  // without one of the best each.
  for (const highest of [3, 2, 1]) {
    const allowed = candidates.filter(({ entry }) => tierOf(entry) <= highest);
    for (const left of add(climbed(allowed, limit))) {
      add(
        climbed(
          allowed.filter((candidate) => candidate !== left),
          limit,
        ),
      );
    }
  }
  return teams;
}

/** Adds whoever helps most and exchanges as long as it helps, until nobody more has a place. */
function climbed(candidates: readonly Candidate[], limit: number): Candidate[] {
  let team: Candidate[] = [];
  for (;;) {
    const larger = candidates
      .filter((candidate) => !team.includes(candidate))
      .map((candidate) => [...team, candidate])
      .filter((candidate) => fits(candidate, limit));
    const next = best(larger);
    if (next !== null) {
      team = next;
      continue;
    }
    const better = best(exchanged(team, candidates, limit));
    if (better === null || onPaper(better) <= onPaper(team) + 1e-9) return team;
    team = better;
  }
}

/** The team with another in the place of one of its members. */
function exchanged(
  team: readonly Candidate[],
  candidates: readonly Candidate[],
  limit: number,
): Candidate[][] {
  return team.flatMap((leaving) =>
    candidates
      .filter((candidate) => !team.includes(candidate))
      .map((candidate) => team.map((each) => (each === leaving ? candidate : each)))
      .filter((other) => fits(other, limit)),
  );
}

function best(teams: readonly Candidate[][]): Candidate[] | null {
  let found: { team: Candidate[]; worth: number } | null = null;
  for (const team of teams) {
    const worth = onPaper(team);
    if (found === null || worth > found.worth) found = { team, worth };
  }
  return found?.team ?? null;
}

function fits(team: readonly Candidate[], limit: number): boolean {
  if (team.length > largestTeam) return false;
  return tierTotal(team.map(({ entry }) => tierOf(entry))) <= limit;
}

/** Each of the leader's is met by whoever stands best against it; the others count a little. */
function onPaper(team: readonly Candidate[]): number {
  const foes = team[0]?.strengths.length ?? 0;
  let worth = 0;
  for (let foe = 0; foe < foes; foe += 1) {
    const strengths = team.map(({ strengths }) => strengths[foe] ?? 0);
    const sum = strengths.reduce((total, strength) => total + strength, 0);
    worth += Math.max(...strengths) + (0.5 * sum) / foes;
  }
  return worth;
}

/** Whoever stands best against the leader's first comes first, then who stands best against all. */
function ordered(team: readonly Candidate[]): FoundTeam {
  const sum = ({ strengths }: Candidate) => strengths.reduce((total, each) => total + each, 0);
  const [lead, ...rest] = [...team].sort(
    (one, other) => (other.strengths[0] ?? 0) - (one.strengths[0] ?? 0),
  );
  const inOrder = lead === undefined ? [] : [lead, ...rest.sort((a, b) => sum(b) - sum(a))];
  return {
    keys: inOrder.map(({ entry }) => entry.key),
    pokemons: inOrder.map(({ pokemon }) => pokemon),
  };
}
