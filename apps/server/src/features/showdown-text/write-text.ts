import type { Gender } from '@poketorneo/contract';
import { englishName, findMove, typeById } from '@poketorneo/gen4';
import { hiddenPowerTypeId, type Spread, type Stats } from '@poketorneo/rules';
import { defaults, statLabels } from './stat-names.ts';

/** The fields the format supports. */
export interface WrittenPokemon {
  formId: number;
  gender: Gender;
  level: number;
  isShiny: boolean;
  abilityId: number;
  itemId: string | null;
  moveIds: readonly number[];
  /** Null if the stats were entered by hand. */
  spread: Spread | null;
}

/** Formats Pokémon, separated by empty lines. */
export function writeText(pokemons: readonly WrittenPokemon[]): string {
  return pokemons.map((pokemon) => `${linesOf(pokemon).join('\n')}\n`).join('\n');
}

const genderSigns: Readonly<Record<Gender, string>> = {
  male: ' (M)',
  female: ' (F)',
  genderless: '',
};

function linesOf(pokemon: WrittenPokemon): string[] {
  const { formId, gender, level, isShiny, abilityId, itemId, moveIds, spread } = pokemon;
  const item = itemId === null ? '' : ` @ ${englishName('item', itemId)}`;
  const lines = [
    `${englishName('form', formId)}${genderSigns[gender]}${item}`,
    `Ability: ${englishName('ability', abilityId)}`,
  ];
  if (level !== defaults.level) lines.push(`Level: ${level}`);
  if (isShiny) lines.push('Shiny: Yes');
  if (spread !== null) lines.push(...linesOfSpread(spread));
  return [...lines, ...moveIds.map((id) => `- ${moveName(id, spread)}`)];
}

function linesOfSpread({ nature, ivs, evs }: Spread): string[] {
  const effort = figures(evs, defaults.ev);
  const individual = figures(ivs, defaults.iv);
  return [
    ...(effort === '' ? [] : [`EVs: ${effort}`]),
    `${capitalised(nature)} Nature`,
    ...(individual === '' ? [] : [`IVs: ${individual}`]),
  ];
}

function figures(stats: Stats, fallback: number): string {
  return statLabels
    .filter(([, stat]) => stats[stat] !== fallback)
    .map(([label, stat]) => `${stats[stat]} ${label}`)
    .join(' / ');
}

/** Readers expect Hidden Power's type, which follows from the IVs. */
function moveName(id: number, spread: Spread | null): string {
  const name = englishName('move', id);
  if (spread === null || findMove(id)?.identifier !== 'hidden-power') return name;
  return `${name} [${capitalised(typeById(hiddenPowerTypeId(spread.ivs)).identifier)}]`;
}

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
