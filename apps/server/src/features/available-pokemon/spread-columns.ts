import { statValues } from '@poketorneo/contract';
import { type NatureIdentifier, natures, type Spread } from '@poketorneo/rules';
import * as z from 'zod/mini';

const nature = z.enum(natures.map(({ identifier }): NatureIdentifier => identifier));

/** The spread columns: all set or all null. */
export interface SpreadColumns {
  nature: NatureIdentifier | null;
  ivs: string | null;
  evs: string | null;
}

/** Converts a spread to columns. */
export function toSpreadColumns(spread: Spread | null): SpreadColumns {
  if (spread === null) return { nature: null, ivs: null, evs: null };
  const { nature, ivs, evs } = spread;
  return { nature, ivs: JSON.stringify(ivs), evs: JSON.stringify(evs) };
}

/** Reads a spread from columns. Throws if they are invalid. */
export function toSpread(columns: SpreadColumns): Spread | null {
  const { ivs, evs } = columns;
  if (columns.nature === null || ivs === null || evs === null) return null;
  return {
    nature: nature.parse(columns.nature),
    ivs: statValues.parse(JSON.parse(ivs)),
    evs: statValues.parse(JSON.parse(evs)),
  };
}
