import type { BattleEventOf } from '@poketorneo/contract';
import { type BattleView, foeOf, type PokemonView, pokemonAt, type SeenMove } from './view.ts';

/** The action without PP. */
const struggle = 'struggle';
/** Its own cause: a chosen Pursuit strikes before a switch. */
const pursuit = 'pursuit';
/** Moves that call other moves of their user. */
const ownMoveCallers: ReadonlySet<string> = new Set(['sleep-talk']);

/** The Pokémon after it was seen using a move. */
export function withSeenMove(
  view: BattleView,
  pokemon: PokemonView,
  { move, targets, cause }: BattleEventOf<'move'>,
): PokemonView {
  const { prepare: _, ...effects } = pokemon.effects;
  const after: PokemonView = { ...pokemon, effects, moveEffects: [], lastMove: move };
  if (move === struggle || pokemon.effects.mimic?.move === move) return after;
  const isChosen = cause === undefined || cause.term === pursuit;
  // A move called by another move need not be its own.
  const isOwn = isChosen || cause.kind === 'effect' || ownMoveCallers.has(cause.term);
  if (!isOwn) return after;
  const pressing = targets.filter(
    ({ side, place }) =>
      side === foeOf(pokemon.side) && pokemonAt(view, { side, place })?.ability === 'pressure',
  ).length;
  const cost = isChosen ? 1 + pressing : 0;
  const { transform } = after;
  return transform === null
    ? { ...after, moves: withPpSpent(after.moves, move, cost) }
    : { ...after, transform: { ...transform, moves: withPpSpent(transform.moves, move, cost) } };
}

/** More than any move has. */
const maxPp = 99;
const ppOfLeppa = 10;

/** The Pokémon after an effect on its PP other than its own move. */
export function withPpChanged(
  pokemon: PokemonView,
  { effect, move, number = 0 }: BattleEventOf<'effect'>,
): PokemonView {
  if (move === undefined) return pokemon;
  const changed = (spent: number): number => {
    if (effect === 'spite') return spent + number;
    if (effect === 'grudge') return maxPp;
    return effect === 'leppa-berry' ? Math.max(0, spent - ppOfLeppa) : spent;
  };
  const change = (moves: readonly SeenMove[]): readonly SeenMove[] =>
    moves.map((seen) => (seen.move === move ? { move, ppSpent: changed(seen.ppSpent) } : seen));
  const { transform } = pokemon;
  return transform === null
    ? { ...pokemon, moves: change(pokemon.moves) }
    : { ...pokemon, transform: { ...transform, moves: change(transform.moves) } };
}

function withPpSpent(moves: readonly SeenMove[], move: string, cost: number): readonly SeenMove[] {
  return moves.some((seen) => seen.move === move)
    ? moves.map((seen) => (seen.move === move ? { move, ppSpent: seen.ppSpent + cost } : seen))
    : [...moves, { move, ppSpent: cost }];
}
