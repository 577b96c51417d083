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
  /** Teams that are tried in battle; with one, the best on paper is taken. */
  readonly teams: number;
  /** Battles for each. */
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
  const found = improvedTeams(candidates, limit, teams).map(ordered);
  const [onlyOne, another] = found;
  if (onlyOne === undefined) throw new RangeError(`Nothing could face ${encounter.name}`);
  if (another === undefined) return onlyOne;
  const tried = found.map((team) => ({
    team,
    wins: shareOfWins(encounter, team.pokemons, { battles, seed: 'search', inHaste: true }),
  }));
  const [best] = tried.sort((one, other) => other.wins - one.wins);
  return best?.team ?? onlyOne;
}

/** Some teams that look best on paper, each different from the others. */
function improvedTeams(
  candidates: readonly Candidate[],
  limit: number,
  count: number,
): Candidate[][] {
  const first = climbed(candidates, limit);
  // One of a high tier takes the places of others: without it, or without another of the best, there
  // are teams that are different enough.
  const fewer = [
    candidates,
    candidates.filter(({ entry }) => tierOf(entry) < 3),
    candidates.filter(({ entry }) => tierOf(entry) < 2),
    ...first.map((left) => candidates.filter((candidate) => candidate !== left)),
  ];
  const teams: Candidate[][] = [];
  const isNew = (team: readonly Candidate[]) =>
    !teams.some(
      (other) => other.length === team.length && team.every((each) => other.includes(each)),
    );
  for (const some of fewer) {
    const team = climbed(some, limit);
    if (team.length > 0 && isNew(team)) teams.push(team);
  }
  return teams.slice(0, count);
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
    const exchanged = team.flatMap((leaving) =>
      candidates
        .filter((candidate) => !team.includes(candidate))
        .map((candidate) => team.map((each) => (each === leaving ? candidate : each)))
        .filter((candidate) => fits(candidate, limit)),
    );
    const better = best(exchanged);
    if (better === null || onPaper(better) <= onPaper(team) + 1e-9) return team;
    team = better;
  }
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
