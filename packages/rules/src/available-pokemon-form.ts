import { type StatName, statNames } from './stats.ts';

type MoveField = 'moveId1' | 'moveId2' | 'moveId3' | 'moveId4';

/** Values of an organiser's Pokémon form; null for an empty field. */
export type PokemonFormValues = Readonly<
  Record<'abilityId' | 'level' | MoveField | StatName, number | null>
>;

const minLevel = 1;
const maxLevel = 100;
const maxStat = 999;

/** The first problem of a Pokémon form, for the screen; null when it is valid. */
export function problemOfPokemonForm(values: PokemonFormValues): string | null {
  const { abilityId, level, moveId1, moveId2, moveId3, moveId4 } = values;
  if (abilityId === null) return "Scegliere un'abilità!";
  if (!isLevel(level)) return 'Il livello deve essere compreso tra 1 e 100!';
  if (moveId4 !== null && moveId3 === null) return 'La mossa 3 non è stata selezionata!';
  if (moveId3 !== null && moveId2 === null) return 'La mossa 2 non è stata selezionata!';
  if (moveId2 !== null && moveId1 === null) return 'La mossa 1 non è stata selezionata!';
  if (moveId1 === null) return 'Selezionare almeno una mossa';
  const moveIds = [moveId1, moveId2, moveId3, moveId4].filter((moveId) => moveId !== null);
  if (new Set(moveIds).size < moveIds.length) return 'Non possono esserci mosse uguali!';
  if (!statNames.every((name) => isStat(values[name]))) {
    return 'Le statistiche devono essere maggiori di 0!';
  }
  if (!statNames.every((name) => isWholeStat(values[name]))) {
    return `Le statistiche devono essere numeri interi fino a ${maxStat}!`;
  }
  return null;
}

function isLevel(level: number | null): boolean {
  return level !== null && Number.isInteger(level) && level >= minLevel && level <= maxLevel;
}

function isStat(stat: number | null): boolean {
  return stat !== null && Number.isFinite(stat) && stat > 0;
}

function isWholeStat(stat: number | null): boolean {
  return stat !== null && Number.isInteger(stat) && stat <= maxStat;
}
