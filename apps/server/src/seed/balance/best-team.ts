import { type BattlePokemon, strengthAgainst } from '@poketorneo/battle';
import { maxTeamSize, tierTotal } from '@poketorneo/rules';
import type { PokemonEntry } from '../content/index.ts';
import { type Encounter, levelOf, tierOf, toBattlePokemon } from './encounter.ts';
import { shareOfWins } from './play.ts';

/** A candidate, with its strength against each opponent. */
interface Candidate {
  readonly entry: PokemonEntry;
  readonly pokemon: BattlePokemon;
  readonly strengths: readonly number[];
}

/** Effort of a search. */
export interface SearchEffort {
  /** Maximum number of teams simulated; 1 takes the best on paper. */
  readonly teams: number;
  /** Battles per team in the first round. */
  readonly battles: number;
}

/** A team, the lead first. */
export interface FoundTeam {
  readonly keys: readonly string[];
  readonly pokemons: readonly BattlePokemon[];
}

/** The best team found within the leader's tier among what a player owns by then. */
export function bestTeam(encounter: Encounter, { teams, battles }: SearchEffort): FoundTeam {
  const foes = encounter.team;
  const level = levelOf(encounter);
  const limit = tierTotal(foes.map(tierOf));
  const leaders = foes.map((foe) => toBattlePokemon(foe, foe.level));
  const candidates = encounter.owned.map((entry): Candidate => {
    const pokemon = toBattlePokemon(entry, level);
    return {
      entry,
      pokemon,
      strengths: leaders.map((foe) => strengthAgainst(pokemon, foe)),
    };
  });
  const found = candidateTeams(candidates, limit).slice(0, teams);
  let chosen = bestInBattle(encounter, found, battles);
  if (chosen === undefined) throw new RangeError(`Nothing could face ${encounter.name}`);
  for (let round = 0; round < exchangeRounds && teams > 1; round += 1) {
    const others = exchanges(chosen, candidates, limit).sort(
      (one, other) => paperScore(other) - paperScore(one),
    );
    const better = bestInBattle(encounter, [chosen, ...others.slice(0, teams)], battles);
    if (better === undefined || better === chosen) break;
    chosen = better;
  }
  return orderTeam(chosen);
}

/** Rounds of simulating the best team against exchanges of one member. */
const exchangeRounds = 2;

/** Successive halving: the better half plays twice as many battles. */
function bestInBattle(
  encounter: Encounter,
  teams: readonly Candidate[][],
  battles: number,
): Candidate[] | undefined {
  if (teams.length < 2) return teams[0];
  const better = teams
    .map((team) => ({
      team,
      wins: shareOfWins(encounter, orderTeam(team).pokemons, {
        battles,
        seed: 'search',
        grade: 2,
      }),
    }))
    .sort((one, other) => other.wins - one.wins)
    .slice(0, Math.floor(teams.length / 2))
    .map(({ team }) => team);
  return bestInBattle(encounter, better, battles * 2);
}

/** Distinct teams with the best scores on paper. */
function candidateTeams(candidates: readonly Candidate[], limit: number): Candidate[][] {
  const teams: Candidate[][] = [];
  const add = (team: Candidate[]) => {
    const isKnown = teams.some(
      (other) => other.length === team.length && team.every((each) => other.includes(each)),
    );
    if (team.length > 0 && !isKnown) teams.push(team);
    return team;
  };
  // Searches by maximum tier and without each of the best, for variety.
  for (const highest of [3, 2, 1]) {
    const allowed = candidates.filter(({ entry }) => tierOf(entry) <= highest);
    for (const left of add(hillClimb(allowed, limit))) {
      add(
        hillClimb(
          allowed.filter((candidate) => candidate !== left),
          limit,
        ),
      );
    }
  }
  return teams;
}

/** Hill climbing: adds and exchanges members while the score improves. */
function hillClimb(candidates: readonly Candidate[], limit: number): Candidate[] {
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
    const better = best(exchanges(team, candidates, limit));
    if (better === null || paperScore(better) <= paperScore(team) + 1e-9) return team;
    team = better;
  }
}

/** All exchanges of one member. */
function exchanges(
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
    const worth = paperScore(team);
    if (found === null || worth > found.worth) found = { team, worth };
  }
  return found?.team ?? null;
}

function fits(team: readonly Candidate[], limit: number): boolean {
  if (team.length > maxTeamSize) return false;
  return tierTotal(team.map(({ entry }) => tierOf(entry))) <= limit;
}

/** Sum of the best strength against each opponent, plus a small share of the others. */
function paperScore(team: readonly Candidate[]): number {
  const foes = team[0]?.strengths.length ?? 0;
  let worth = 0;
  for (let foe = 0; foe < foes; foe += 1) {
    const strengths = team.map(({ strengths }) => strengths[foe] ?? 0);
    const sum = strengths.reduce((total, strength) => total + strength, 0);
    worth += Math.max(...strengths) + (0.5 * sum) / foes;
  }
  return worth;
}

/** The best against the first opponent leads, then by total strength. */
function orderTeam(team: readonly Candidate[]): FoundTeam {
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
