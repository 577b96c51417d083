import { noPokemonFilter, type PokemonFilter } from './pokemon-filter.ts';

/** Query parameters of a filter: '?specie=25&tipo1=5&shiny=si&tier=2'. */
const idParameters = {
  speciesId: 'specie',
  firstTypeId: 'tipo1',
  secondTypeId: 'tipo2',
  abilityId: 'abilita',
  moveId: 'mossa',
} as const satisfies Partial<Record<keyof PokemonFilter, string>>;
const shinyParameter = 'shiny';
const tierParameter = 'tier';

/** Parses a filter; ignores invalid values. */
export function filterFromQuery(query: URLSearchParams): PokemonFilter {
  return {
    speciesId: idIn(query.get(idParameters.speciesId)),
    firstTypeId: idIn(query.get(idParameters.firstTypeId)),
    secondTypeId: idIn(query.get(idParameters.secondTypeId)),
    abilityId: idIn(query.get(idParameters.abilityId)),
    moveId: idIn(query.get(idParameters.moveId)),
    shiny: shinyIn(query.get(shinyParameter)),
    tier: tierIn(query.get(tierParameter)),
  };
}

/** Replaces the filter in a query; keeps other parameters. */
export function queryWithFilter(query: URLSearchParams, filter: PokemonFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  const write = (name: string, value: string | null) => {
    if (value === null) next.delete(name);
    else next.set(name, value);
  };
  write(idParameters.speciesId, text(filter.speciesId));
  write(idParameters.firstTypeId, text(filter.firstTypeId));
  write(idParameters.secondTypeId, text(filter.secondTypeId));
  write(idParameters.abilityId, text(filter.abilityId));
  write(idParameters.moveId, text(filter.moveId));
  write(shinyParameter, shinyTexts[filter.shiny]);
  write(tierParameter, text(filter.tier));
  return next;
}

const shinyTexts = { all: null, shiny: 'si', 'non-shiny': 'no' } as const;

/** Parses a tier from a query or a select. */
export function tierIn(written: string | null): PokemonFilter['tier'] {
  return ([1, 2, 3] as const).find((tier) => String(tier) === written) ?? noPokemonFilter.tier;
}

function shinyIn(written: string | null): PokemonFilter['shiny'] {
  return written === 'si' ? 'shiny' : written === 'no' ? 'non-shiny' : noPokemonFilter.shiny;
}

function idIn(written: string | null): number | null {
  return written !== null && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null;
}

function text(value: number | null): string | null {
  return value === null ? null : String(value);
}
