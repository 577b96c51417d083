import type { APIRequestContext, Page } from '@playwright/test';
import { contract, type PokemonInfo } from '@poketorneo/contract';

const generation = { generationId: 4 };

/** What the server tells of one Pokémon. */
export async function fetchInfo(request: APIRequestContext, id: number): Promise<PokemonInfo> {
  const { path, response } = contract.pokedex.infoById;
  const answer = await request.get(path, { params: { ...generation, pokemonId: id } });
  return response.parse(await answer.json());
}

/** The names of all species, in order of number. */
export async function fetchSpecies(request: APIRequestContext) {
  const { path, response } = contract.pokedex.speciesNames;
  const answer = await request.get(path, { params: generation });
  return response.parse(await answer.json()).toSorted((one, other) => one.id - other.id);
}

/** The random Pokémon that the page is given next. */
export async function nextRandomInfo(page: Page): Promise<PokemonInfo> {
  const { path, response } = contract.pokedex.randomInfo;
  const answer = await page.waitForResponse((one) => new URL(one.url()).pathname === path);
  return response.parse(await answer.json());
}

/** A number of the Pokédex as the screen writes it. */
export const writtenNumber = (speciesId: number) => `#${String(speciesId).padStart(3, '0')}`;

/** A measure with one decimal, as the screen writes it. */
export const writtenDecimal = (value: number) => value.toFixed(1).replace('.', ',');
