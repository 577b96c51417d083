import { describe, expect, it } from 'vitest';
import { abilityById } from './abilities.ts';
import { allForms, formById, formsInBattle } from './forms.ts';
import type { Form } from './rows.ts';
import { speciesById } from './species.ts';
import { typeById } from './types.ts';

function formCalled(name: string): Form {
  const form = allForms.find((candidate) => candidate.name === name);
  if (form === undefined) throw new Error(`No form ${name}`);
  return form;
}

describe('a form has its generation-4 figures', () => {
  it.each<[string, object]>([
    ['Clefairy', { firstTypeId: 1, secondTypeId: null }],
    ['Gardevoir', { firstTypeId: 10, secondTypeId: null }],
    ['Togekiss', { firstTypeId: 1, secondTypeId: 12 }],
    ['Azumarill', { firstTypeId: 3, secondTypeId: null, baseStats: { spAttack: 50 } }],
    ['Mr. Mime', { firstTypeId: 10, secondTypeId: null }],
    ['Mawile', { firstTypeId: 17, secondTypeId: null }],
    ['Pikachu', { baseStats: { defense: 30, spDefense: 40, speed: 90 } }],
    ['Butterfree', { baseStats: { spAttack: 80 } }],
    ['Beedrill', { baseStats: { attack: 80 } }],
    ['Pidgeot', { baseStats: { speed: 91 } }],
    ['Nidoking', { baseStats: { attack: 92 } }],
    ['Alakazam', { baseStats: { spDefense: 85 } }],
    ['Golem', { baseStats: { attack: 110 } }],
    ['Staraptor', { baseStats: { spDefense: 50 } }],
    ['Gengar', { firstAbilityId: 26, secondAbilityId: null }],
    ['Zapdos', { firstAbilityId: 46, secondAbilityId: null }],
    ['Rotom', { firstTypeId: 5, secondTypeId: 11 }],
    [
      'Rotom Calore',
      { firstTypeId: 5, secondTypeId: 11, firstAbilityId: 26, baseStats: { defense: 107 } },
    ],
    ['Rotom Lavaggio', { firstTypeId: 5, secondTypeId: 11 }],
    ['Rotom Gelo', { firstTypeId: 5, secondTypeId: 11 }],
    ['Rotom Vortice', { firstTypeId: 5, secondTypeId: 11 }],
    ['Rotom Taglio', { firstTypeId: 5, secondTypeId: 11 }],
    ['Castform Forma Sole', { firstTypeId: 4, isBattleOnly: true }],
    ['Castform Forma Nuvola di Neve', { firstTypeId: 9, isBattleOnly: true }],
    ['Cherrim Forma Splendore', { firstTypeId: 2, isBattleOnly: true }],
    ['Deoxys', { formName: 'Forma Normale', baseStats: { attack: 150, speed: 150 } }],
    ['Deoxys Forma Attacco', { baseStats: { attack: 180, defense: 20 } }],
    ['Deoxys Forma Velocità', { baseStats: { speed: 180 } }],
    ['Wormadam Manto Sabbia', { firstTypeId: 15, secondTypeId: 7 }],
    ['Wormadam Manto Scarti', { firstTypeId: 15, secondTypeId: 17 }],
    ['Shaymin Forma Cielo', { firstTypeId: 2, secondTypeId: 12, firstAbilityId: 32, height: 0.4 }],
    ['Shaymin Forma Cielo', { weight: 5.2, baseStats: { speed: 127 } }],
    ['Giratina', { firstAbilityId: 46, height: 4.5, weight: 750 }],
    ['Giratina Forma Originale', { firstAbilityId: 26, height: 6.9, weight: 650 }],
    ['Arceus Tipo Fuoco', { firstTypeId: 4, secondTypeId: null, firstAbilityId: 121 }],
    ['Arceus Tipo ???', { firstTypeId: 10001, isUnreachable: true }],
    ['Unown B', { id: 10001, speciesId: 201, identifier: 'unown-b', isDefault: false }],
    ['Gastrodon Mare Est', { firstTypeId: 3, secondTypeId: 7 }],
    ['Pichu Spunzorek', { id: 10065, firstTypeId: 5 }],
    ['Wailord', { height: 14.5, weight: 398 }],
  ])('%s', (name, figures) => {
    expect(formCalled(name)).toMatchObject(figures);
  });
});

it('have the type of each Arceus’ name', () => {
  for (const form of allForms.filter(({ speciesId }) => speciesId === 493)) {
    expect(form.formName).toBe(`Tipo ${typeById(form.firstTypeId).name}`);
  }
});

it('number default forms like their species and the others from 10001', () => {
  expect(allForms.slice(0, 493).map((form) => form.id)).toEqual(
    Array.from({ length: 493 }, (_, index) => index + 1),
  );
  expect(allForms.slice(493).map((form) => form.id)).toEqual(
    Array.from({ length: 65 }, (_, index) => 10001 + index),
  );
  for (const form of allForms) {
    expect(form.isDefault).toBe(form.id === form.speciesId);
    expect(speciesById(form.speciesId).formIds).toContain(form.id);
    if (form.isDefault) expect(form.name).toBe(speciesById(form.speciesId).name);
  }
});

it('have plausible figures', () => {
  for (const form of allForms) {
    expect(abilityById(form.firstAbilityId)).toBeDefined();
    expect(form.secondAbilityId).not.toBe(form.firstAbilityId);
    expect(form.secondTypeId).not.toBe(form.firstTypeId);
    expect(form.height).toBeGreaterThan(0);
    expect(form.weight).toBeGreaterThan(0);
    for (const stat of Object.values(form.baseStats)) {
      expect(stat).toBeGreaterThanOrEqual(1);
      expect(stat).toBeLessThanOrEqual(255);
    }
  }
});

it('exclude weather forms and Arceus of type ??? from battle', () => {
  const left = allForms.filter((form) => !formsInBattle.includes(form));
  expect(left.map((form) => form.identifier)).toEqual([
    'castform-sunny',
    'castform-rainy',
    'castform-snowy',
    'cherrim-sunshine',
    'arceus-unknown',
  ]);
  expect(formsInBattle).toContain(formById(10063));
});
