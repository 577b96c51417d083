import type { DuelTerms } from '@poketorneo/contract';
import { prepareTeamDraw } from '@poketorneo/rules';
import { type PairTerms, pairKey } from '@poketorneo/rules/duels';
import type { Database, Trx } from '../../db/database.ts';
import {
  listAvailableForms,
  listAvailablePokemonsById,
  type StoredPokemon,
} from '../available-pokemon/index.ts';
import { duelLevel, statsOfStored } from '../battles/index.ts';
import { bySpecies } from '../team-draw/index.ts';
import { type StoredPair, takePair } from './drawn-pairs-repository.ts';
import { findTeam } from './duel-teams.ts';

export type Team = readonly StoredPokemon[];

type DrawnTerms = Pick<DuelTerms, 'size' | 'tier'>;

export interface DrawnPair {
  teams: readonly [Team, Team];
  /** False for a pair that was not weighed by playing it. */
  isBalanced: boolean;
}

/** Draws of which the most equal on paper is taken. */
const draws = 20;

/** Two teams drawn as 'Genera squadre' draws them; null if the available Pokémon do not suffice. */
export function drawPair<Pokemon extends Pick<StoredPokemon, 'formId'>>(
  pokemons: readonly Pokemon[],
  terms: DrawnTerms,
  random: () => number,
): [Pokemon[], Pokemon[]] | null {
  return prepareDraw(pokemons, terms)(random);
}

function prepareDraw<Pokemon extends Pick<StoredPokemon, 'formId'>>(
  pokemons: readonly Pokemon[],
  { size, tier }: DrawnTerms,
) {
  return prepareTeamDraw(bySpecies(pokemons), { pokemonPerTeam: size, totalTier: tier });
}

/** Whether the available Pokémon suffice for the terms. */
export async function canDrawPair(
  db: Database,
  terms: DrawnTerms,
  random: () => number,
): Promise<boolean> {
  return drawPair(await listAvailableForms(db), terms, random) !== null;
}

/** A weighed pair of the stock; without one, a pair that is as equal on paper as possible. */
export async function findDrawnPair(
  trx: Trx,
  terms: PairTerms,
  random: () => number,
): Promise<DrawnPair | null> {
  return (await takeWeighedPair(trx, terms)) ?? (await drawOnPaper(trx, terms, random));
}

/** Pairs with a Pokémon that was changed or deleted since are thrown away. */
async function takeWeighedPair(trx: Trx, terms: PairTerms): Promise<DrawnPair | undefined> {
  for (;;) {
    const pair = await takePair(trx, pairKey(terms));
    if (pair === undefined) return undefined;
    const one = await findUnchanged(trx, pair[0]);
    const other = await findUnchanged(trx, pair[1]);
    if (one !== undefined && other !== undefined) return { teams: [one, other], isBalanced: true };
  }
}

async function findUnchanged(trx: Trx, stored: StoredPair[number]): Promise<Team | undefined> {
  const team = await findTeam(
    trx,
    stored.map(({ id }) => id),
  );
  const isUnchanged = team?.every(({ version }, index) => version === stored[index]?.version);
  return isUnchanged ? team : undefined;
}

async function drawOnPaper(
  db: Database,
  terms: PairTerms,
  random: () => number,
): Promise<DrawnPair | null> {
  const draw = prepareDraw(await listAvailableForms(db), terms);
  const pairs = Array.from({ length: draws }, () => draw(random));
  // All of them at once would be several times as many.
  const ids = new Set(pairs.flatMap((pair) => (pair ?? []).flat().map(({ id }) => id)));
  const drawn = new Map<number, StoredPokemon>();
  for (const pokemon of await listAvailablePokemonsById(db, [...ids]))
    drawn.set(pokemon.id, pokemon);
  const teamOf = (team: readonly { id: number }[]) => team.flatMap(({ id }) => drawn.get(id) ?? []);
  let best: { teams: DrawnPair['teams']; difference: number } | null = null;
  for (const pair of pairs) {
    if (pair === null) return null;
    const teams: DrawnPair['teams'] = [teamOf(pair[0]), teamOf(pair[1])];
    const difference = Math.abs(strengthOf(teams[0]) - strengthOf(teams[1]));
    if (best === null || difference < best.difference) best = { teams, difference };
  }
  return best && { teams: best.teams, isBalanced: false };
}

/** The sum of all stats at the duel's level. */
function strengthOf(team: Team): number {
  return team
    .flatMap((pokemon) => Object.values(statsOfStored(pokemon, duelLevel)))
    .reduce((sum, stat) => sum + stat, 0);
}
