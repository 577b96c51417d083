import type { BattleEventOf } from '@poketorneo/contract';
import { type BattleView, foeOf, type PokemonView, pokemonAt, type SeenMove } from './view.ts';

/** What a Pokémon does when it has no PP left. */
const struggle = 'struggle';
/** Moves that call others of the Pokémon's own. */
const callingOwn: ReadonlySet<string> = new Set(['sleep-talk']);

/** The Pokémon that has just been seen to use a move. */
export function withSeenMove(
  view: BattleView,
  pokemon: PokemonView,
  { move, targets, cause }: BattleEventOf<'move'>,
): PokemonView {
  const { prepare: _, ...effects } = pokemon.effects;
  const after: PokemonView = { ...pokemon, effects, moveEffects: [], lastMove: move };
  if (move === struggle || pokemon.effects.mimic?.move === move) return after;
  const isCalled = cause !== undefined && cause.term !== 'pursuit';
  // What another move has called, it need not know.
  const isOwn = cause === undefined || cause.kind === 'effect' || callingOwn.has(cause.term);
  if (!isOwn) return after;
  const pressing = targets.filter(
    ({ side, place }) =>
      side === foeOf(pokemon.side) && pokemonAt(view, { side, place })?.ability === 'pressure',
  ).length;
  const cost = isCalled ? 0 : 1 + pressing;
  const { transform } = after;
  return transform === null
    ? { ...after, moves: counted(after.moves, move, cost) }
    : { ...after, transform: { ...transform, moves: counted(transform.moves, move, cost) } };
}

function counted(moves: readonly SeenMove[], move: string, cost: number): readonly SeenMove[] {
  return moves.some((seen) => seen.move === move)
    ? moves.map((seen) => (seen.move === move ? { move, ppSpent: seen.ppSpent + cost } : seen))
    : [...moves, { move, ppSpent: cost }];
}
