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
/** A whole team, in kilobytes as they are sent. */
const most = 200;

/**
 * What the moving sprites of a side weigh when all of its team come out: every leader's from the front,
 * and from behind what a player can own, six at a time.
 */
export function measureSprites(): Figure {
  const byKey = new Map(availablePokemon.map((entry) => [entry.key, entry]));
  const theirs = leaders.map(({ team }) =>
    team.flatMap(({ pokemonKey }) => byKey.get(pokemonKey) ?? []),
  );
  const own = availablePokemon.map((_, start) =>
    // Neighbours are relatives: taken from far apart, they are a team as players have it.
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
    bar: `p95 ≤ ${most} kB`,
    reached: worst <= most * 1000,
  };
}

function nthAfter(start: number, nth: number): PokemonEntry {
  const entry = availablePokemon[(start + nth * 97) % availablePokemon.length];
  if (entry === undefined) throw new Error('There are no Pokémon');
  return entry;
}

/** Each sprite is fetched once, in the form that the server sends: beside the file, where there is one. */
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
