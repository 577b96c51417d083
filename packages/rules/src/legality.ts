import type { LearnKind, LegalOptions } from '@poketorneo/gen4';

/** An id with its Italian name. */
interface Named {
  readonly id: number;
  readonly name: string;
}

/** A Pokémon to be checked against a form's legal options. */
export interface PokemonToCheck {
  /** 1 to 100; null while not entered. */
  readonly level: number | null;
  readonly isShiny: boolean;
  readonly ability: Named | null;
  readonly moves: readonly Named[];
  readonly itemId: string | null;
  /** Whether a spread gives its stats; null while it has none. */
  readonly hasSpread: boolean | null;
}

/** A legality issue, as a text for the screen. */
export interface LegalityIssue {
  readonly about: 'level' | 'ability' | 'move' | 'item' | 'shiny' | 'stats';
  /** The move concerned, if any. */
  readonly moveId?: number;
  readonly text: string;
}

/**
 * Why a Pokémon cannot exist in generation 4; empty without a known issue. Only certain issues are
 * reported: combinations of moves are not checked (see `legalityWarningsOf`), and a level is legal
 * when any game gives the form at it.
 */
export function legalityIssuesOf(pokemon: PokemonToCheck, possible: LegalOptions): LegalityIssue[] {
  const { level, isShiny, ability, moves, hasSpread } = pokemon;
  const found: LegalityIssue[] = [];
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
 * Lowest level at which a form can know a move; null when it cannot. A wild form below its
 * evolution level knows its level-up moves from the first one on: such moves have the lowest
 * evolution level.
 */
export function levelToKnow(moveId: number, possible: LegalOptions): number | null {
  const ways = possible.moves.find(({ id }) => id === moveId)?.ways ?? [];
  return ways.length === 0 ? null : Math.min(...ways.map((way) => way.level));
}

function problemOfMove(
  { id, name }: Named,
  level: number | null,
  possible: LegalOptions,
): string | null {
  const from = levelToKnow(id, possible);
  if (from === null) return `${name}: non la impara in quarta generazione`;
  // Moves of a just evolved Pokémon may be known even earlier by a wild one.
  const reached = Math.max(level ?? 100, possible.minimumLevel);
  return from > reached ? `${name}: la impara solo dal livello ${from}` : null;
}

function problemOfItem({ itemId }: PokemonToCheck, possible: LegalOptions): string | null {
  const { neededItem, changingItems } = possible;
  if (neededItem !== null && itemId !== neededItem.id) {
    return `Strumento: in questa forma tiene sempre ${neededItem.name}`;
  }
  const changing = changingItems.find(({ id }) => id === itemId);
  return neededItem === null && changing !== undefined
    ? `${changing.name}: con questo strumento diventa ${changing.form}`
    : null;
}

const combinableKinds: readonly LearnKind[] = ['level-up', 'machine', 'tutor', 'sketch'];
const exclusiveKinds: readonly LearnKind[] = ['egg', 'special'];

/**
 * Doubts about a combination of otherwise legal options. Where the data cannot decide whether
 * methods combine, the stricter result counts: level-up, machine, tutor and Sketch moves combine
 * freely; one more may come from an egg or a special method, none from an event or generation 3,
 * since those also fix properties such as nature, gender or ability. A wild Pokémon below its
 * evolution level is not assumed.
 */
export function legalityWarningsOf(
  { level, moves }: Pick<PokemonToCheck, 'level' | 'moves'>,
  possible: LegalOptions,
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
    if (kinds.some((kind) => combinableKinds.includes(kind))) continue;
    if (kinds.some((kind) => exclusiveKinds.includes(kind))) exclusive.push(name);
    else doubts.push(`${name}: non si sa se la conosce al livello ${reached}`);
  }
  if (exclusive.length > 1) {
    doubts.push(`${exclusive.join(' e ')}: non si sa se le può avere insieme`);
  }
  return doubts;
}
