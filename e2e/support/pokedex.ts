import type { APIRequestContext, Page } from '@playwright/test';
import { contract, type PokemonInfo } from '@poketorneo/contract';

const generation = { generationId: 4 };

/** The server's data on one Pokémon. */
export async function fetchInfo(request: APIRequestContext, id: number): Promise<PokemonInfo> {
  const { path, response } = contract.pokedex.infoById;
  const answer = await request.get(path, { params: { ...generation, pokemonId: id } });
  return response.parse(await answer.json());
}

/** The names of all species, by number. */
export async function fetchSpecies(request: APIRequestContext) {
  const { path, response } = contract.pokedex.speciesNames;
  const answer = await request.get(path, { params: generation });
  return response.parse(await answer.json()).toSorted((one, other) => one.id - other.id);
}

/** The next random Pokémon in a response to the page. */
export async function nextRandomInfo(page: Page): Promise<PokemonInfo> {
  const { path, response } = contract.pokedex.randomInfo;
  const answer = await page.waitForResponse((one) => new URL(one.url()).pathname === path);
  return response.parse(await answer.json());
}

/** A Pokédex number as displayed. */
export const displayedNumber = (speciesId: number) => `#${String(speciesId).padStart(3, '0')}`;

/** A measure with one decimal, as displayed. */
export const displayedDecimal = (value: number) => value.toFixed(1).replace('.', ',');
