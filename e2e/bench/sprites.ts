import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { battleSpritePath } from '@poketorneo/gen4/asset-paths';
import {
  availablePokemon,
  leaders,
  type PokemonEntry,
} from '../../apps/server/src/seed/content/index.ts';
import type { Figure } from './report.ts';

const assets = fileURLToPath(new URL('../../packages/assets/dist/', import.meta.url));
/** Maximum encoded size of a team's sprites. */
const maxKilobytes = 200;

/**
 * Size of the animated sprites of a whole team: every leader's team from the front, and a player's
 * possible teams of six from the back.
 */
export function measureSprites(): Figure {
  const byKey = new Map(availablePokemon.map((entry) => [entry.key, entry]));
  const theirs = leaders.map(({ team }) =>
    team.flatMap(({ pokemonKey }) => byKey.get(pokemonKey) ?? []),
  );
  const own = availablePokemon.map((_, start) =>
    // Neighbours are of one evolution line, so a realistic team takes distant entries.
    Array.from({ length: 6 }, (__, nth) => nthAfter(start, nth)),
  );
  const sides = (ending: string) =>
    [
      ...theirs.map((team) => weight(team, false, ending)),
      ...own.map((team) => weight(team, true, ending)),
    ].sort((one, other) => one - other);
  const brotli = sides('.br');
  const worst = percentile(brotli);
  return {
    what: `sprites of a side in a match (${brotli.length} teams)`,
    measured: `p95 ${inKilobytes(worst)}, with gzip ${inKilobytes(percentile(sides('.gz')))}`,
    reference: `as files ${inKilobytes(percentile(sides('')))}`,
    bar: `p95 ≤ ${maxKilobytes} kB`,
    reached: worst <= maxKilobytes * 1000,
  };
}

function nthAfter(start: number, nth: number): PokemonEntry {
  const entry = availablePokemon[(start + nth * 97) % availablePokemon.length];
  if (entry === undefined) throw new Error('There are no Pokémon');
  return entry;
}

/**
 * Encoded size of a team's sprites, each once; a file without a precompressed variant counts
 * as it is.
 */
function weight(team: readonly PokemonEntry[], isBack: boolean, ending: string): number {
  const files = new Set(
    team.map(({ formId, isShiny, gender }) => {
      const isFemale = gender === 'female';
      const file = assets + battleSpritePath(formId, { isBack, isShiny, isFemale });
      return existsSync(file + ending) ? file + ending : file;
    }),
  );
  return [...files].reduce((sum, file) => sum + statSync(file).size, 0);
}

function percentile(sorted: readonly number[]): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
}

function inKilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
