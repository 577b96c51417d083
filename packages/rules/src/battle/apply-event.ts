import type {
  BattleEvent,
  BattleEventOf,
  BattleSide,
  BoostedStat,
  Cause,
  Combatant,
} from '@poketorneo/contract';
import { boostedStats, clampBoost } from './boosts.ts';
import { withPpChanged, withSeenMove } from './seen-moves.ts';
import { selfRevealingAbilities } from './self-revealing-abilities.ts';
import { applySwitchIn } from './switch-in.ts';
import {
  type BattleView,
  type Boosts,
  type Effects,
  type LastingEffect,
  noBoosts,
  type PokemonView,
  type SideView,
} from './view.ts';

/** The view after one more event (a reducer). */
export function applyEvent(view: BattleView, event: BattleEvent): BattleView {
  const known = 'cause' in event && event.cause ? withCause(view, event.cause, event) : view;
  return reduceEvent(known, event);
}

/** The view after several events. */
export function applyEvents(view: BattleView, events: readonly BattleEvent[]): BattleView {
  return events.reduce(applyEvent, view);
}

function reduceEvent(view: BattleView, event: BattleEvent): BattleView {
  switch (event.kind) {
    case 'turn':
      return withEverybody({ ...view, turn: event.turn }, (pokemon) =>
        pokemon.turnEffects.length === 0 ? pokemon : { ...pokemon, turnEffects: [] },
      );
    case 'end':
      return { ...view, end: { winner: event.winner, by: event.by } };
    case 'switch-in':
      return applySwitchIn(view, event);
    case 'faint':
      return fainted(view, event.who);
    case 'form-change':
      return withPokemon(view, event.who, (pokemon) => ({
        ...pokemon,
        formId: event.formId,
        ownFormId: event.isLasting ? event.formId : pokemon.ownFormId,
      }));
    case 'transform':
      return transformed(view, event);
    case 'move':
      return withPokemon(view, event.who, (pokemon) => withSeenMove(view, pokemon, event));
    case 'prepare':
      return withPokemon(view, event.who, (pokemon) =>
        withEffect(pokemon, 'prepare', { since: view.turn, count: 1, move: event.move }),
      );
    case 'release':
      return withPokemon(view, event.who, (pokemon) => withoutEffect(pokemon, 'prepare'));
    case 'recharge':
      return withPokemon(view, event.who, (pokemon) =>
        withEffect(pokemon, 'recharge', { since: view.turn, count: 1 }),
      );
    case 'cannot':
      return withPokemon(view, event.who, (pokemon) => ({
        ...withoutEffect(withoutEffect(pokemon, 'recharge'), 'prepare'),
        moveEffects: [],
        turnsAsleep: pokemon.turnsAsleep + (event.why === 'slp' ? 1 : 0),
      }));
    case 'damage':
    case 'heal':
    case 'set-hp':
      return withPokemon(view, event.who, (pokemon) => ({
        ...pokemon,
        condition: event.condition,
        turnsAsleep: event.condition.status === 'slp' ? pokemon.turnsAsleep : 0,
      }));
    case 'status':
      return withPokemon(view, event.who, (pokemon) => ({
        ...pokemon,
        condition: { ...pokemon.condition, status: event.status },
        turnsAsleep: 0,
      }));
    case 'cure':
      return withPokemon(view, event.who, cured);
    case 'cure-team':
      return withSide(view, event.who.side, (side) => ({
        ...side,
        pokemons: mapPokemons(side.pokemons, cured),
      }));
    case 'boost':
      return withBoosts(view, event.who, (boosts) => ({
        ...boosts,
        [event.stat]: clampBoost(boosts[event.stat] + event.by),
      }));
    case 'set-boost':
      return withBoosts(view, event.who, (boosts) => ({
        ...boosts,
        [event.stat]: clampBoost(event.to),
      }));
    case 'reset-boosts':
      return boostsReset(view, event);
    case 'swap-boosts':
      return boostsSwapped(view, event.who, event.target, event.stats ?? boostedStats);
    case 'copy-boosts': {
      const from = at(view, event.from)?.boosts;
      return from === undefined ? view : withBoosts(view, event.who, () => from);
    }
    case 'invert-boosts':
      return withBoosts(view, event.who, (boosts) => everyBoost((stat) => 0 - boosts[stat]));
    case 'effect-start':
      return effectStarted(view, event);
    case 'effect-end':
      return withPokemon(view, event.who, (pokemon) => ({
        ...withoutEffect(pokemon, event.effect),
        typeIds: event.effect === 'typechange' ? null : pokemon.typeIds,
      }));
    case 'effect':
      return effectShown(view, event);
    case 'turn-effect':
      return withPokemon(view, event.who, (pokemon) => ({
        ...pokemon,
        turnEffects: [...pokemon.turnEffects, event.effect],
      }));
    case 'move-effect':
      return withPokemon(view, event.who, (pokemon) => ({
        ...pokemon,
        moveEffects: [...pokemon.moveEffects, event.effect],
      }));
    case 'ability':
      return abilityShown(view, event);
    case 'ability-end':
      return withPokemon(view, event.who, (pokemon) => ({
        ...withEffect(pokemon, 'gastro-acid', { since: view.turn, count: 1 }),
        ownAbility: event.ability ?? pokemon.ownAbility,
        ability: event.ability ?? pokemon.ability,
      }));
    case 'item':
      return withPokemon(view, event.who, (pokemon) => ({
        ...pokemon,
        item: { is: 'held', item: event.item },
      }));
    case 'item-end':
      return withPokemon(view, event.who, (pokemon) => ({
        ...pokemon,
        item: { is: 'gone', last: event.item },
      }));
    case 'weather':
      return weatherChanged(view, event);
    case 'field-start':
      return { ...view, field: started(view.field, event.effect, { since: view.turn, count: 1 }) };
    case 'field-end':
      return { ...view, field: without(view.field, event.effect) };
    case 'side-start':
      return withSide(view, event.side, (side) => ({
        ...side,
        effects: started(side.effects, event.effect, {
          since: side.effects[event.effect]?.since ?? view.turn,
          count: (side.effects[event.effect]?.count ?? 0) + 1,
        }),
      }));
    case 'side-end':
      return withSide(view, event.side, (side) => ({
        ...side,
        effects: without(side.effects, event.effect),
      }));
    case 'turn-over':
    case 'critical-hit':
    case 'super-effective':
    case 'resisted':
    case 'miss':
    case 'immune':
    case 'no-target':
    case 'hit-count':
    case 'fail':
    case 'block':
    case 'nothing':
    case 'field-effect':
      return view;
    default:
      return assertNever(event);
  }
}

function assertNever(event: never): never {
  throw new TypeError(`No battle tells ${JSON.stringify(event)}`);
}

/** Reveals the item or ability of an event's cause. */
function withCause(view: BattleView, cause: Cause, event: BattleEvent): BattleView {
  const who = 'who' in event ? event.who : undefined;
  // Healing and protecting abilities belong to their owner, whoever triggered them.
  const owner = event.kind === 'heal' || event.kind === 'immune' ? who : (cause.of ?? who);
  if (owner === undefined) return view;
  // An ability that copies another reveals both at once.
  if (cause.kind === 'ability' && event.kind !== 'ability') {
    return withPokemon(view, owner, (pokemon) => withAbility(pokemon, cause.term));
  }
  // A lost item or ability was already reported, and its effect may follow later.
  if (cause.kind === 'item' && event.kind !== 'item' && event.kind !== 'item-end') {
    return withPokemon(view, owner, (pokemon) =>
      pokemon.item.is === 'unknown'
        ? { ...pokemon, item: { is: 'held', item: cause.term } }
        : pokemon,
    );
  }
  return view;
}

function withAbility(pokemon: PokemonView, ability: string): PokemonView {
  if (pokemon.ability === ability) return pokemon;
  const isBorrowed = pokemon.transform !== null;
  return {
    ...pokemon,
    ability,
    ownAbility: isBorrowed ? pokemon.ownAbility : (pokemon.ownAbility ?? ability),
  };
}

/** Given by a move or copied by an ability, it is its own only while on the field. */
function abilityShown(
  view: BattleView,
  { who, ability, cause }: BattleEventOf<'ability'>,
): BattleView {
  const isCopied = cause?.kind === 'ability' && cause.term !== ability;
  const shown = withPokemon(view, who, (pokemon) => ({
    ...pokemon,
    ability,
    ownAbility: isCopied
      ? (pokemon.ownAbility ?? cause.term)
      : cause === undefined && pokemon.transform === null
        ? (pokemon.ownAbility ?? ability)
        : pokemon.ownAbility,
  }));
  const model = isCopied ? cause.of : undefined;
  return model === undefined
    ? shown
    : withPokemon(shown, model, (pokemon) => withAbility(pokemon, ability));
}

function fainted(view: BattleView, who: Combatant): BattleView {
  if (at(view, who)?.condition.hp === 0 && at(view, who)?.position === null) return view;
  const after = withPokemon(view, who, (pokemon) => ({
    ...pokemon,
    condition: { ...pokemon.condition, hp: 0, status: null },
    effects: {},
    turnEffects: [],
    moveEffects: [],
    boosts: noBoosts,
    position: null,
  }));
  return withSide(after, who.side, (side) => ({
    ...side,
    fainted: side.fainted + 1,
    active: side.active.map((place) => (place === who.place ? null : place)),
  }));
}

function transformed(
  view: BattleView,
  { who, into, formId }: BattleEventOf<'transform'>,
): BattleView {
  const model = at(view, into);
  return withPokemon(view, who, (pokemon) => ({
    ...pokemon,
    formId,
    transform: { into, moves: [] },
    ability: model?.ability ?? null,
    typeIds: model?.typeIds ?? null,
    boosts: model?.boosts ?? pokemon.boosts,
  }));
}

function effectStarted(
  view: BattleView,
  { who, effect, move, typeIds, count, cause }: BattleEventOf<'effect-start'>,
): BattleView {
  return withPokemon(view, who, (pokemon) => {
    const shown = selfRevealingAbilities.has(effect) ? withAbility(pokemon, effect) : pokemon;
    const started = withEffect(shown, effect, {
      since: shown.effects[effect]?.since ?? view.turn,
      count: count ?? 1,
      ...(move === undefined ? {} : { move }),
      ...(cause?.of === undefined ? {} : { by: cause.of }),
    });
    return typeIds === undefined ? started : { ...started, typeIds };
  });
}

/** Some abilities and items reveal themselves by an effect. */
function effectShown(view: BattleView, event: BattleEventOf<'effect'>): BattleView {
  const { who, effect, target, item, move } = event;
  if (effect === 'mimic' && move !== undefined) {
    return withPokemon(view, who, (pokemon) =>
      withEffect(pokemon, effect, { since: view.turn, count: 1, move }),
    );
  }
  if (selfRevealingAbilities.has(effect)) {
    return withPokemon(view, who, (pokemon) => withAbility(pokemon, effect));
  }
  if (move !== undefined) {
    return withPokemon(view, who, (pokemon) => withPpChanged(pokemon, event));
  }
  if (effect === 'skill-swap' && target !== undefined) {
    const mine = at(view, who)?.ability ?? null;
    const theirs = at(view, target)?.ability ?? null;
    const swapped = withPokemon(view, who, (pokemon) => ({ ...pokemon, ability: theirs }));
    return withPokemon(swapped, target, (pokemon) => ({ ...pokemon, ability: mine }));
  }
  if (item !== undefined && target !== undefined) {
    return withPokemon(view, target, (pokemon) => ({ ...pokemon, item: { is: 'held', item } }));
  }
  return view;
}

function weatherChanged(
  view: BattleView,
  { weather, isUpkeep, cause }: BattleEventOf<'weather'>,
): BattleView {
  if (weather === null) return { ...view, weather: null };
  if (isUpkeep && view.weather?.kind === weather) return view;
  const isLasting = cause?.kind === 'ability';
  return { ...view, weather: { kind: weather, since: view.turn, isLasting } };
}

function boostsReset(view: BattleView, { who, which }: BattleEventOf<'reset-boosts'>): BattleView {
  const reset = (boosts: Boosts): Boosts =>
    everyBoost((stat) => {
      const stage = boosts[stat];
      if (which === 'raised') return Math.min(0, stage);
      return which === 'lowered' ? Math.max(0, stage) : 0;
    });
  if (who !== undefined) return withBoosts(view, who, reset);
  return withEverybody(view, (pokemon) =>
    pokemon.position === null ? pokemon : { ...pokemon, boosts: reset(pokemon.boosts) },
  );
}

function boostsSwapped(
  view: BattleView,
  who: Combatant,
  target: Combatant,
  stats: readonly BoostedStat[],
): BattleView {
  const mine = at(view, who)?.boosts;
  const theirs = at(view, target)?.boosts;
  if (mine === undefined || theirs === undefined) return view;
  const taken = (own: Boosts, other: Boosts): Boosts =>
    everyBoost((stat) => (stats.includes(stat) ? other[stat] : own[stat]));
  return withBoosts(
    withBoosts(view, who, () => taken(mine, theirs)),
    target,
    () => taken(theirs, mine),
  );
}

function cured(pokemon: PokemonView): PokemonView {
  return { ...pokemon, condition: { ...pokemon.condition, status: null }, turnsAsleep: 0 };
}

function everyBoost(stage: (stat: BoostedStat) => number): Boosts {
  const boosts = { ...noBoosts };
  for (const stat of boostedStats) boosts[stat] = stage(stat);
  return boosts;
}

function at(view: BattleView, { side, place }: Combatant): PokemonView | undefined {
  return view.sides[side].pokemons[place];
}

/** An unseen Pokémon stays unseen. */
function withPokemon(
  view: BattleView,
  who: Combatant,
  change: (pokemon: PokemonView) => PokemonView,
): BattleView {
  const pokemon = at(view, who);
  if (pokemon === undefined) return view;
  return withSide(view, who.side, (side) => ({
    ...side,
    pokemons: { ...side.pokemons, [who.place]: change(pokemon) },
  }));
}

function withSide(
  view: BattleView,
  side: BattleSide,
  change: (side: SideView) => SideView,
): BattleView {
  return { ...view, sides: { ...view.sides, [side]: change(view.sides[side]) } };
}

function withEverybody(
  view: BattleView,
  change: (pokemon: PokemonView) => PokemonView,
): BattleView {
  const every = (side: SideView): SideView => ({
    ...side,
    pokemons: mapPokemons(side.pokemons, change),
  });
  return { ...view, sides: { 1: every(view.sides[1]), 2: every(view.sides[2]) } };
}

function mapPokemons(
  pokemons: SideView['pokemons'],
  change: (pokemon: PokemonView) => PokemonView,
): SideView['pokemons'] {
  return Object.fromEntries(
    Object.values(pokemons).map((pokemon) => [pokemon.place, change(pokemon)]),
  );
}

function withBoosts(
  view: BattleView,
  who: Combatant,
  change: (boosts: Boosts) => Boosts,
): BattleView {
  return withPokemon(view, who, (pokemon) => ({ ...pokemon, boosts: change(pokemon.boosts) }));
}

function withEffect(pokemon: PokemonView, effect: string, lasting: LastingEffect): PokemonView {
  return { ...pokemon, effects: started(pokemon.effects, effect, lasting) };
}

function withoutEffect(pokemon: PokemonView, effect: string): PokemonView {
  return { ...pokemon, effects: without(pokemon.effects, effect) };
}

function started(effects: Effects, effect: string, lasting: LastingEffect): Effects {
  return { ...effects, [effect]: lasting };
}

function without(effects: Effects, effect: string): Effects {
  if (effects[effect] === undefined) return effects;
  const { [effect]: _, ...rest } = effects;
  return rest;
}
