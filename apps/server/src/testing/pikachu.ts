/** A legal Pokémon as submitted by an organiser. */
export const pikachu = {
  formId: 25,
  level: 30,
  gender: 'female',
  isShiny: false,
  abilityId: 9,
  hp: 70,
  attack: 40,
  defense: 30,
  spAttack: 45,
  spDefense: 35,
  speed: 66,
  moveId1: 85,
  moveId2: null,
  moveId3: null,
  moveId4: null,
  itemId: null,
};
