import type { BattleEventOf, BoostedStat } from '@poketorneo/contract';
import { boostedStats, clampBoost } from '../boosts.ts';
import { everyBoost, withBoosts, withEachPokemon } from '../update-view.ts';
import { type BattleView, type Boosts, pokemonAt } from '../view.ts';
import type { EventHandlers } from './event-handlers.ts';

/** Handlers of changes to the stages of stats. */
export const boostHandlers = {
  boost: (view, { who, stat, by }) =>
    withBoosts(view, who, (boosts) => ({ ...boosts, [stat]: clampBoost(boosts[stat] + by) })),
  'set-boost': (view, { who, stat, to }) =>
    withBoosts(view, who, (boosts) => ({ ...boosts, [stat]: clampBoost(to) })),
  'reset-boosts': resetBoosts,
  'swap-boosts': swapBoosts,
  'copy-boosts': (view, { who, from }) => {
    const copied = pokemonAt(view, from)?.boosts;
    return copied === undefined ? view : withBoosts(view, who, () => copied);
  },
  'invert-boosts': (view, { who }) =>
    withBoosts(view, who, (boosts) => everyBoost((stat) => 0 - boosts[stat])),
} satisfies Partial<EventHandlers>;

/** A stat's stage after a reset of these stages. */
const stageAfter: Readonly<
  Record<BattleEventOf<'reset-boosts'>['which'], (stage: number) => number>
> = {
  all: () => 0,
  raised: (stage) => Math.min(0, stage),
  lowered: (stage) => Math.max(0, stage),
};

function resetBoosts(view: BattleView, { who, which }: BattleEventOf<'reset-boosts'>): BattleView {
  const reset = (boosts: Boosts): Boosts => everyBoost((stat) => stageAfter[which](boosts[stat]));
  if (who !== undefined) return withBoosts(view, who, reset);
  return withEachPokemon(view, (pokemon) =>
    pokemon.position === null ? pokemon : { ...pokemon, boosts: reset(pokemon.boosts) },
  );
}

function swapBoosts(
  view: BattleView,
  { who, target, stats }: BattleEventOf<'swap-boosts'>,
): BattleView {
  const mine = pokemonAt(view, who)?.boosts;
  const theirs = pokemonAt(view, target)?.boosts;
  if (mine === undefined || theirs === undefined) return view;
  const swapped: readonly BoostedStat[] = stats ?? boostedStats;
  const taken = (own: Boosts, other: Boosts): Boosts =>
    everyBoost((stat) => (swapped.includes(stat) ? other[stat] : own[stat]));
  return withBoosts(
    withBoosts(view, who, () => taken(mine, theirs)),
    target,
    () => taken(theirs, mine),
  );
}
