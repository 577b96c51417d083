import type { Battle, Pokemon, Side } from '@pkmn/sim';
import type { BattleRequest, BattleSide, ChoosableMove, OwnPokemon } from '@poketorneo/contract';
import { foeOf } from '@poketorneo/rules/battle';
import { findStatus } from './events/line.ts';
import { formOfSpecies } from './species.ts';
import { findAbilityTerm, findItemTerm, findMoveTerm, findTypeId } from './terms.ts';

/** A side's current request, or null. */
export function requestOf(battle: Battle, side: BattleSide): BattleRequest | null {
  const engineSide = battle.sides[side - 1];
  const request = engineSide?.activeRequest;
  if (engineSide === undefined || !request || request.wait || request.teamPreview) return null;
  const positions = engineSide.active.map((pokemon, index) => {
    if (request.forceSwitch) {
      const mustSwitch = request.forceSwitch[index] === true;
      return mustSwitch
        ? { place: placeOf(pokemon), mustSwitch, moves: [], isTrapped: false }
        : null;
    }
    const active = request.active[index];
    if (!active || pokemon.fainted) return null;
    return {
      place: placeOf(pokemon),
      mustSwitch: false,
      moves: active.moves.map((move) => choosableMove(battle, pokemon, move)),
      isTrapped: active.trapped === true,
    };
  });
  return { positions, team: teamOf(engineSide) };
}

/** A Pokémon's place in its initial team. */
export function placeOf(pokemon: Pokemon): number {
  return Number(pokemon.name);
}

type EngineMove = ReturnType<Pokemon['getMoveRequestData']>['moves'][number];

function choosableMove(battle: Battle, pokemon: Pokemon, move: EngineMove): ChoosableMove {
  // A locked move is listed without its PP.
  const slot = pokemon.moveSlots.find(({ id }) => id === move.id);
  const term = findMoveTerm(move.id);
  const typeId = term === undefined ? undefined : ownTypeOf(pokemon, term);
  return {
    // 'recharge' is no move, but the only option.
    move: term ?? move.id,
    ...(typeId !== undefined && { typeId }),
    pp: move.pp ?? slot?.pp ?? 1,
    maxPp: move.maxpp ?? slot?.maxpp ?? 1,
    isDisabled: Boolean(move.disabled),
    aims: move.target === undefined ? [] : aimsOf(battle, pokemon, move.target),
  };
}

/** The type of a move whose type depends on its user; undefined for all others. */
function ownTypeOf(pokemon: Pokemon, move: string): number | undefined {
  switch (move) {
    case 'hidden-power':
      return findTypeId(pokemon.hpType);
    case 'judgment':
      return findTypeId(pokemon.getItem().onPlate ?? 'Normal');
    case 'natural-gift': {
      const { naturalGift } = pokemon.getItem();
      return naturalGift && findTypeId(naturalGift.type);
    }
    default:
      return undefined;
  }
}

const aimed = new Set(['normal', 'any', 'adjacentFoe', 'adjacentAlly', 'adjacentAllyOrSelf']);
const locations = [1, 2, -1, -2];

function aimsOf(battle: Battle, pokemon: Pokemon, target: string): ChoosableMove['aims'] {
  if (battle.gameType === 'singles' || !aimed.has(target)) return [];
  const own: BattleSide = pokemon.side.n === 0 ? 1 : 2;
  const other = foeOf(own);
  const valid = locations.filter((location) => battle.validTargetLoc(location, pokemon, target));
  const able = valid.filter((location) => {
    const side = location > 0 ? pokemon.side.foe : pokemon.side;
    return side.active[Math.abs(location) - 1]?.fainted === false;
  });
  return (able.length > 0 ? able : valid).map((location) => ({
    side: location > 0 ? other : own,
    position: Math.abs(location) === 1 ? 0 : 1,
  }));
}

/** All of a side’s Pokémon, by place, in full. */
function teamOf(side: Side): OwnPokemon[] {
  return side.pokemon.map(ownPokemon).sort((a, b) => a.place - b.place);
}

function ownPokemon(pokemon: Pokemon): OwnPokemon {
  const { atk, def, spa, spd, spe } = pokemon.baseStoredStats;
  // A transformed Pokémon's ability and figures are the target's, which its trainer must not see.
  const species = pokemon.transformed ? pokemon.baseSpecies : pokemon.species;
  return {
    place: placeOf(pokemon),
    formId: formOfSpecies(species.name),
    level: pokemon.level,
    gender: pokemon.gender === 'M' ? 'male' : pokemon.gender === 'F' ? 'female' : 'genderless',
    isShiny: pokemon.set.shiny === true,
    condition: {
      hp: pokemon.hp,
      maxHp: pokemon.maxhp,
      status: findStatus(pokemon.status) ?? null,
    },
    stats: {
      hp: pokemon.maxhp,
      attack: atk,
      defense: def,
      spAttack: spa,
      spDefense: spd,
      speed: spe,
    },
    ability: findAbilityTerm(pokemon.baseAbility) ?? pokemon.baseAbility,
    item: pokemon.item === '' ? null : (findItemTerm(pokemon.item) ?? pokemon.item),
    moves: pokemon.moveSlots.map(({ id, pp, maxpp }) => ({
      move: findMoveTerm(id) ?? id,
      pp,
      maxPp: maxpp,
    })),
    isActive: pokemon.isActive && !pokemon.fainted,
  };
}
