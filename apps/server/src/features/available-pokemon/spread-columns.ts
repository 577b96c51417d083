import { type NatureIdentifier, natures, type Spread } from '@poketorneo/rules';
import * as z from 'zod/mini';

const figure = z.int();
const six = z.object({
  hp: figure,
  attack: figure,
  defense: figure,
  spAttack: figure,
  spDefense: figure,
  speed: figure,
});
const nature = z.enum(natures.map(({ identifier }): NatureIdentifier => identifier));

/** The columns of `available_pokemons` that hold a spread: all of them, or none. */
export interface SpreadColumns {
  nature: NatureIdentifier | null;
  ivs: string | null;
  evs: string | null;
}

/** A spread as the database holds it. */
export function toSpreadColumns(spread: Spread | null): SpreadColumns {
  if (spread === null) return { nature: null, ivs: null, evs: null };
  const { nature, ivs, evs } = spread;
  return { nature, ivs: JSON.stringify(ivs), evs: JSON.stringify(evs) };
}

/** The spread that the database holds. Throws when it is none. */
export function toSpread(columns: SpreadColumns): Spread | null {
  const { ivs, evs } = columns;
  if (columns.nature === null || ivs === null || evs === null) return null;
  return {
    nature: nature.parse(columns.nature),
    ivs: six.parse(JSON.parse(ivs)),
    evs: six.parse(JSON.parse(evs)),
  };
}
