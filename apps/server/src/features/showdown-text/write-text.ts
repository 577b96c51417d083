import type { Gender } from '@poketorneo/contract';
import { englishName, findMove, typeById } from '@poketorneo/gen4';
import { hiddenPowerTypeId, type Spread, type Stats } from '@poketorneo/rules';
import { statLabels, unsaid } from './stat-names.ts';

/** As much of a Pokémon as the format has room for. */
export interface WrittenPokemon {
  formId: number;
  gender: Gender;
  level: number;
  isShiny: boolean;
  abilityId: number;
  itemId: string | null;
  moveIds: readonly number[];
  /** What its stats follow from; null where they were written by hand. */
  spread: Spread | null;
}

/** Pokémon in the text format of Pokémon Showdown, with an empty line between them. */
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
  if (level !== unsaid.level) lines.push(`Level: ${level}`);
  if (isShiny) lines.push('Shiny: Yes');
  if (spread !== null) lines.push(...linesOfSpread(spread));
  return [...lines, ...moveIds.map((id) => `- ${moveName(id, spread)}`)];
}

function linesOfSpread({ nature, ivs, evs }: Spread): string[] {
  const effort = figures(evs, unsaid.ev);
  const individual = figures(ivs, unsaid.iv);
  return [
    ...(effort === '' ? [] : [`EVs: ${effort}`]),
    `${capitalised(nature)} Nature`,
    ...(individual === '' ? [] : [`IVs: ${individual}`]),
  ];
}

function figures(stats: Stats, unsaidFigure: number): string {
  return statLabels
    .filter(([, stat]) => stats[stat] !== unsaidFigure)
    .map(([label, stat]) => `${stats[stat]} ${label}`)
    .join(' / ');
}

/** Hidden Power's type follows from the IVs, and readers expect it. */
function moveName(id: number, spread: Spread | null): string {
  const name = englishName('move', id);
  if (spread === null || findMove(id)?.identifier !== 'hidden-power') return name;
  return `${name} [${capitalised(typeById(hiddenPowerTypeId(spread.ivs)).identifier)}]`;
}

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
