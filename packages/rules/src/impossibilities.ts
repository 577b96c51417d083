import type { FormPossibilities, LearnKind } from '@poketorneo/gen4';

/** Something with the name that it has on the screen. */
interface Named {
  readonly id: number;
  readonly name: string;
}

/** A Pokémon as it is judged by what generation 4 makes possible. */
export interface JudgedPokemon {
  /** 1 to 100; null as long as none is written. */
  readonly level: number | null;
  readonly isShiny: boolean;
  readonly ability: Named | null;
  readonly moves: readonly Named[];
  readonly itemId: string | null;
  /** Some nature, IVs and EVs give its stats; null as long as it has none. */
  readonly hasSpread: boolean | null;
}

/** What about a Pokémon cannot be, and why, in words for the screen. */
export interface Impossibility {
  readonly about: 'level' | 'ability' | 'move' | 'item' | 'shiny' | 'stats';
  /** The move, where it is about one. */
  readonly moveId?: number;
  readonly text: string;
}

/**
 * What keeps a Pokémon from existing in generation 4; empty when nothing is known to. Only what is
 * certain is told: whether several moves can be known together is not judged (see `doubtsOf`), and a
 * level counts as possible when any game gives the form at it.
 */
export function impossibilitiesOf(
  pokemon: JudgedPokemon,
  possible: FormPossibilities,
): Impossibility[] {
  const { level, isShiny, ability, moves, hasSpread } = pokemon;
  const found: Impossibility[] = [];
  if (level !== null && level < possible.lowestLevel) {
    const text = `Livello ${level}: esiste solo dal livello ${possible.lowestLevel}`;
    found.push({ about: 'level', text });
  }
  if (ability !== null && !possible.abilityIds.includes(ability.id)) {
    found.push({ about: 'ability', text: `${ability.name}: non è una sua abilità` });
  }
  for (const move of moves) {
    const text = problemOfMove(move, level, possible);
    if (text !== null) found.push({ about: 'move', moveId: move.id, text });
  }
  const item = problemOfItem(pokemon, possible);
  if (item !== null) found.push({ about: 'item', text: item });
  if (isShiny && !possible.canBeShiny) {
    found.push({ about: 'shiny', text: 'Shiny: nessun gioco ne ha mai dato uno' });
  }
  if (hasSpread === false) {
    const text = 'Statistiche: nessuna natura, con IV ed EV, le dà a questo livello';
    found.push({ about: 'stats', text });
  }
  return found;
}

/**
 * The lowest level from which a form can know a move; null when it never can. A form that is met
 * wild below the level at which it evolves knows what it learns by level, from its first one on:
 * such moves have the lowest level at which it evolves.
 */
export function levelToKnow(moveId: number, possible: FormPossibilities): number | null {
  const ways = possible.moves.find(({ id }) => id === moveId)?.ways ?? [];
  return ways.length === 0 ? null : Math.min(...ways.map((way) => way.level));
}

function problemOfMove(
  { id, name }: Named,
  level: number | null,
  possible: FormPossibilities,
): string | null {
  const from = levelToKnow(id, possible);
  if (from === null) return `${name}: non la impara in quarta generazione`;
  // What it can know as soon as it has evolved, a wild one may know even earlier.
  const reached = Math.max(level ?? 100, possible.minimumLevel);
  return from > reached ? `${name}: la impara solo dal livello ${from}` : null;
}

function problemOfItem({ itemId }: JudgedPokemon, possible: FormPossibilities): string | null {
  const { neededItem, changingItems } = possible;
  if (neededItem !== null && itemId !== neededItem.id) {
    return `Strumento: in questa forma tiene sempre ${neededItem.name}`;
  }
  const changing = changingItems.find(({ id }) => id === itemId);
  return neededItem === null && changing !== undefined
    ? `${changing.name}: con questo strumento diventa ${changing.form}`
    : null;
}

const freelyCombined: readonly LearnKind[] = ['level-up', 'machine', 'tutor', 'sketch'];
const onePerPokemon: readonly LearnKind[] = ['egg', 'special'];

/**
 * What a Pokémon that can exist may still not have all at once. Where the data cannot tell whether ways
 * of learning combine, the stricter answer is given: moves that come by level, machine, tutor or Sketch
 * are taken freely together; one more may come from an egg or in a special way, and none from an event
 * or from generation 3, since those also settle things such as the nature, the gender or the ability.
 * Nor is it taken for wild below the level at which it evolves.
 */
export function doubtsOf(
  { level, moves }: Pick<JudgedPokemon, 'level' | 'moves'>,
  possible: FormPossibilities,
): string[] {
  const doubts: string[] = [];
  const reached = level ?? 100;
  if (reached < possible.minimumLevel) {
    doubts.push(`Livello ${reached}: si evolve solo dal livello ${possible.minimumLevel}`);
  }
  const exclusive: string[] = [];
  for (const { id, name } of moves) {
    const kinds = (possible.moves.find((move) => move.id === id)?.ways ?? [])
      .filter((way) => way.level <= reached)
      .map(({ kind }) => kind);
    if (kinds.some((kind) => freelyCombined.includes(kind))) continue;
    if (kinds.some((kind) => onePerPokemon.includes(kind))) exclusive.push(name);
    else doubts.push(`${name}: non si sa se la conosce al livello ${reached}`);
  }
  if (exclusive.length > 1) {
    doubts.push(`${exclusive.join(' e ')}: non si sa se le può avere insieme`);
  }
  return doubts;
}
