import { Dex } from '@pkmn/sim';
import { allAbilities, allForms, allItems, allMoves, formById, typeById } from '@poketorneo/gen4';
import { describe, expect, test } from 'vitest';
import { formOfSpecies, speciesInBattle, speciesOfForm } from './species.ts';
import { engineMove, findAbilityTerm, findItemTerm, findMoveTerm, findTypeId } from './terms.ts';

const generation4 = Dex.mod('gen4');
/** Items without an effect in a battle, which the engine ignores. */
const withoutEffect = new Set([
  'amuletcoin',
  'cleansetag',
  'everstone',
  'expshare',
  'luckincense',
  'luckyegg',
  'pureincense',
  'smokeball',
  'soothebell',
]);

describe('the engine’s data', () => {
  test('cover every form, in both directions', () => {
    for (const form of allForms.filter(({ isUnreachable }) => !isUnreachable)) {
      const species = speciesOfForm(form.id);
      const { hp, atk, def, spa, spd, spe } = species.baseStats;
      expect({
        identifier: form.identifier,
        exists: species.exists,
        speciesId: species.num,
        formId: formOfSpecies(species.name),
        baseStats: { hp, attack: atk, defense: def, spAttack: spa, spDefense: spd, speed: spe },
        types: species.types.map(findTypeId),
      }).toEqual({
        identifier: form.identifier,
        exists: true,
        speciesId: form.speciesId,
        formId: form.id,
        baseStats: form.baseStats,
        types: [form.firstTypeId, form.secondTypeId].filter((id) => id !== null),
      });
    }
  });

  test('cover every move, with its type and its PP', () => {
    for (const { identifier, id, pp, typeId } of allMoves) {
      const move = generation4.moves.get(engineMove(identifier));
      expect({ identifier, num: move.num, pp: move.pp }).toEqual({ identifier, num: id, pp });
      expect([identifier, findTypeId(move.type)]).toEqual([identifier, typeById(typeId).id]);
      expect(findMoveTerm(move.name)).toBe(identifier);
    }
  });

  test('cover every ability', () => {
    for (const { identifier, id } of allAbilities) {
      const ability = generation4.abilities.get(identifier.replaceAll('-', ''));
      expect([identifier, ability.num]).toEqual([identifier, id]);
      expect(findAbilityTerm(ability.name)).toBe(identifier);
    }
  });

  test('cover every item with an effect in battle', () => {
    for (const { identifier, id } of allItems) {
      const item = generation4.items.get(id);
      expect([id, item.exists, item.id]).toEqual([id, !withoutEffect.has(id), id]);
      expect(findItemTerm(item.name)).toBe(identifier);
    }
  });

  test('give Arceus the type of its plate, whatever its form', () => {
    const fire = allForms.find(({ identifier }) => identifier === 'arceus-fire');
    expect(speciesInBattle(493, 'flameplate').name).toBe('Arceus-Fire');
    expect(speciesInBattle(493, 'leftovers').name).toBe('Arceus');
    expect(speciesInBattle(fire?.id ?? 0, null).name).toBe('Arceus');
    expect(speciesInBattle(fire?.id ?? 0, 'dracoplate').name).toBe('Arceus-Dragon');
  });

  test('do not cover a form that does not exist', () => {
    expect(() => speciesOfForm(99_999)).toThrow(RangeError);
    expect(() => formOfSpecies('Missingno.')).toThrow(RangeError);
    expect(formById(25).identifier).toBe('pikachu');
  });
});
