import { Battle, type Pokemon, type Side } from '@pkmn/sim';
import type { BattleRequest, BattleSide, OwnPokemon } from '@poketorneo/contract';
import {
  type BattleView,
  type Effects,
  foeOf,
  type PokemonView,
  type SideView,
} from '@poketorneo/rules/battle';
import { engineSeed } from '../engine-battle.ts';
import { engineFormat } from '../formats.ts';
import { placeOf } from '../request.ts';
import { engineSet } from '../team.ts';
import { engineMove } from '../terms.ts';
import { idsOf, type PlacedPokemon } from './sample-team.ts';

/** Effects that cannot be recreated: multi-turn moves and copied moves. */
const unsupportedEffects = ['prepare', 'bide', 'uproar', 'mimic', 'future-sight', 'doom-desire'];

const volatiles: Readonly<Record<string, string>> = {
  confusion: 'confusion',
  'leech-seed': 'leechseed',
  substitute: 'substitute',
  taunt: 'taunt',
  encore: 'encore',
  disable: 'disable',
  perish: 'perishsong',
  yawn: 'yawn',
  attract: 'attract',
  'focus-energy': 'focusenergy',
  'aqua-ring': 'aquaring',
  ingrain: 'ingrain',
  curse: 'curse',
  nightmare: 'nightmare',
  torment: 'torment',
  'magnet-rise': 'magnetrise',
  foresight: 'foresight',
  'miracle-eye': 'miracleeye',
  'flash-fire': 'flashfire',
  trapped: 'trapped',
};
const sideConditions: Readonly<Record<string, { readonly id: string; readonly turns: number }>> = {
  'stealth-rock': { id: 'stealthrock', turns: 0 },
  spikes: { id: 'spikes', turns: 0 },
  'toxic-spikes': { id: 'toxicspikes', turns: 0 },
  reflect: { id: 'reflect', turns: 5 },
  'light-screen': { id: 'lightscreen', turns: 5 },
  safeguard: { id: 'safeguard', turns: 5 },
  mist: { id: 'mist', turns: 5 },
  tailwind: { id: 'tailwind', turns: 3 },
};
const weathers = { sun: 'sunnyday', rain: 'raindance', sandstorm: 'sandstorm', hail: 'hail' };
const fields: Readonly<Record<string, string>> = { 'trick-room': 'trickroom', gravity: 'gravity' };

/** A side's knowledge of a battle. */
export interface KnownBattle {
  readonly side: BattleSide;
  readonly view: BattleView;
  readonly request: BattleRequest;
}

/**
 * An engine battle consistent with the side's knowledge: its own Pokémon as they are, the others
 * sampled. Null where the state cannot be recreated.
 */
export function createSampledBattle(
  { side, view, request }: KnownBattle,
  others: readonly PlacedPokemon[],
  seed: string,
): Battle | null {
  const foe = foeOf(side);
  if (!canBeSampled(view.sides[side]) || !canBeSampled(view.sides[foe])) return null;
  const own = request.team.filter(({ condition }) => condition.hp > 0).map(knownPokemon);
  const teams = {
    [side]: withActiveFirst(own, view.sides[side]),
    [foe]: withActiveFirst(others, view.sides[foe]),
  };
  const battle = new Battle({
    formatid: engineFormat(view.format),
    seed: engineSeed(seed),
    p1: { name: '1', team: setsOf(teams[1]) },
    p2: { name: '2', team: setsOf(teams[2]) },
  });
  if (battle.ended) return null;
  removeRareOutcomes(battle);
  for (const each of [side, foe]) {
    const engineSide = battle.getSide(each === 1 ? 'p1' : 'p2');
    for (const pokemon of engineSide.pokemon) {
      const known = each === side ? request.team.find(isAt(pokemon)) : undefined;
      setPokemon(pokemon, view, view.sides[each].pokemons[placeOf(pokemon)], known);
    }
    setSide(engineSide, view.sides[each].effects, view.turn);
  }
  setField(battle, view);
  // The engine makes a new request, as at the end of the previous turn.
  battle.turn = Math.max(0, view.turn - 1);
  battle.clearRequest();
  battle.endTurn();
  return battle.ended ? null : battle;
}

/**
 * Removes rare events, which few rollouts would represent badly: damage is average, unlikely
 * effects do not happen. Effects of about even chance stay random.
 */
function removeRareOutcomes(battle: Battle): void {
  const { randomChance } = battle;
  battle.randomizer = (damage) => Math.floor((damage * 92) / 100);
  battle.randomChance = (numerator, denominator) => {
    const chance = numerator / denominator;
    if (chance <= 1 / 6) return false;
    return chance >= 5 / 6 || randomChance.call(battle, numerator, denominator);
  };
}

function canBeSampled({ active, pokemons }: SideView): boolean {
  return active.every((place) => {
    const pokemon = place === null ? undefined : pokemons[place];
    return (
      pokemon !== undefined &&
      pokemon.condition.hp > 0 &&
      pokemon.transform === null &&
      !unsupportedEffects.some((effect) => effect in pokemon.effects)
    );
  });
}

/** Active Pokémon first, since the engine sends them out. */
function withActiveFirst(team: readonly PlacedPokemon[], { active }: SideView): PlacedPokemon[] {
  const leads = active.flatMap((place) => team.filter((pokemon) => pokemon.place === place));
  return [...leads, ...team.filter((pokemon) => !leads.includes(pokemon))];
}

function setsOf(team: readonly PlacedPokemon[] | undefined) {
  return (team ?? []).map((pokemon) => engineSet(pokemon, pokemon.place));
}

function knownPokemon(pokemon: OwnPokemon): PlacedPokemon {
  const { place, formId, level, gender, isShiny, ability, item, moves, stats } = pokemon;
  return {
    place,
    formId,
    level,
    gender,
    isShiny,
    abilityId: idsOf.ability(ability) ?? 1,
    itemId: item === null ? null : (idsOf.item(item) ?? null),
    moveIds: idsOf.moves(moves.map(({ move }) => move)),
    stats,
    ivs: null,
  };
}

const isAt = (pokemon: Pokemon) => (own: OwnPokemon) => own.place === placeOf(pokemon);

function setPokemon(
  pokemon: Pokemon,
  view: BattleView,
  seen: PokemonView | undefined,
  own: OwnPokemon | undefined,
): void {
  const condition = own?.condition ?? seen?.condition;
  if (condition === undefined) return;
  const share = condition.hp / condition.maxHp;
  pokemon.hp = Math.max(1, Math.min(pokemon.maxhp, Math.round(share * pokemon.maxhp)));
  if (condition.status !== null) setStatus(pokemon, view, seen, condition.status);
  for (const slot of pokemon.moveSlots) {
    const known = own?.moves.find(({ move }) => engineMove(move) === slot.id);
    const spent = seen?.moves.find(({ move }) => engineMove(move) === slot.id)?.ppSpent ?? 0;
    slot.pp = known?.pp ?? Math.max(0, slot.maxpp - spent);
  }
  if (seen !== undefined && pokemon.isActive) setActive(pokemon, view, seen);
}

function setStatus(
  pokemon: Pokemon,
  view: BattleView,
  seen: PokemonView | undefined,
  status: string,
): void {
  pokemon.setStatus(status, null, null, true);
  const state = pokemon.statusState;
  if (status === 'slp') state.time = Math.max(1, Number(state.time) - (seen?.turnsAsleep ?? 0));
  if (status === 'tox') state.stage = Math.max(0, view.turn - (seen?.since ?? view.turn));
}

function setActive(pokemon: Pokemon, view: BattleView, seen: PokemonView): void {
  const { attack, defense, spAttack, spDefense, speed, accuracy, evasion } = seen.boosts;
  pokemon.boosts = {
    atk: attack,
    def: defense,
    spa: spAttack,
    spd: spDefense,
    spe: speed,
    accuracy,
    evasion,
  };
  const turns = Math.max(0, view.turn - seen.since);
  pokemon.activeTurns = turns;
  pokemon.activeMoveActions = turns;
  if (seen.lastMove !== null) {
    pokemon.lastMove = pokemon.battle.dex.getActiveMove(engineMove(seen.lastMove));
  }
  const [source] = pokemon.side.foe.active;
  for (const [effect, { count }] of Object.entries(seen.effects)) {
    const id = volatiles[effect];
    if (id === undefined || source === undefined) continue;
    pokemon.addVolatile(id, source);
    const state = pokemon.volatiles[id];
    if (state !== undefined && effect === 'perish') state.duration = count;
    if (state !== undefined && effect === 'yawn') state.duration = 1;
  }
}

function setSide(side: Side, effects: Effects, turn: number): void {
  const [source] = side.foe.active;
  if (source === undefined) return;
  for (const [effect, { count, since }] of Object.entries(effects)) {
    const condition = sideConditions[effect];
    if (condition === undefined) continue;
    for (let layer = 0; layer < count; layer += 1) side.addSideCondition(condition.id, source);
    const state = side.sideConditions[condition.id];
    if (state !== undefined && condition.turns > 0) {
      state.duration = Math.max(1, condition.turns - (turn - since));
    }
  }
}

function setField({ field, sides: [first] }: Battle, view: BattleView): void {
  const [source = null] = first.active;
  if (view.weather === null) field.clearWeather();
  else {
    field.setWeather(weathers[view.weather.kind], source);
    const elapsed = view.turn - view.weather.since;
    field.weatherState.duration = view.weather.isLasting ? 0 : Math.max(1, 5 - elapsed);
  }
  for (const [effect, { since }] of Object.entries(view.field)) {
    const id = fields[effect];
    if (id === undefined) continue;
    field.addPseudoWeather(id, source);
    const state = field.pseudoWeather[id];
    if (state !== undefined) state.duration = Math.max(1, 5 - (view.turn - since));
  }
}
