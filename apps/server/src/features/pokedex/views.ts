import type {
  Ability as AbilityView,
  Item as ItemView,
  Move as MoveView,
  PokemonInfo,
  PokemonType as TypeView,
} from '@poketorneo/contract';
import {
  type Ability,
  abilityById,
  artworkPath,
  cryPath,
  type DamageClass,
  damageClassPath,
  type Form,
  type Item,
  itemPath,
  type Move,
  speciesById,
  typeById,
  typePath,
} from '@poketorneo/gen4';

/** Views of static data, with names, texts and picture paths. */
export function toTypeView(typeId: number): TypeView {
  return { id: typeId, name: typeById(typeId).name, image: typePath(typeId) };
}

export function toAbilityView({ id, name, text }: Ability): AbilityView {
  return { id, name, description: text };
}

const damageClassNames: Readonly<Record<DamageClass, string>> = {
  physical: 'Fisico',
  special: 'Speciale',
  status: 'Stato',
};

export function toMoveView(move: Move): MoveView {
  return {
    id: move.id,
    name: move.name,
    description: move.text,
    type: toTypeView(move.typeId),
    damageClass: {
      id: move.damageClass,
      name: damageClassNames[move.damageClass],
      image: damageClassPath(move.damageClass),
    },
    power: move.power,
    accuracy: move.accuracy,
    pp: move.pp,
    priority: move.priority,
    effectChance: move.effectChance,
  };
}

export function toItemView({ id, name, text }: Item): ItemView {
  return { id, name, description: text, image: itemPath(id) };
}

/** A form's Pokédex entry; genus and text are its species'. */
export function toPokemonInfo(form: Form): PokemonInfo {
  const species = speciesById(form.speciesId);
  const { hp, attack, defense, spAttack, spDefense, speed } = form.baseStats;
  return {
    id: form.id,
    speciesId: species.id,
    name: form.name,
    genus: species.genus,
    description: species.pokedexText,
    image: artworkPath(form.id),
    cry: cryPath(species.id),
    height: form.height,
    weight: form.weight,
    firstType: toTypeView(form.firstTypeId),
    secondType: form.secondTypeId === null ? null : toTypeView(form.secondTypeId),
    firstAbility: toAbilityView(abilityById(form.firstAbilityId)),
    secondAbility:
      form.secondAbilityId === null ? null : toAbilityView(abilityById(form.secondAbilityId)),
    hiddenAbility: null,
    baseHP: hp,
    baseAttack: attack,
    baseDefense: defense,
    baseSpAttack: spAttack,
    baseSpDefense: spDefense,
    baseSpeed: speed,
    baseTot: hp + attack + defense + spAttack + spDefense + speed,
  };
}
