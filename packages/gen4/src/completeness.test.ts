import { describe, expect, it } from 'vitest';
import { abilityById, allAbilities, findAbility } from './abilities.ts';
import { allForms, findForm, formById } from './forms.ts';
import { allItems, findItem, itemById } from './items.ts';
import { allMoves, findMove, moveById } from './moves.ts';
import { allSpecies, findSpecies, speciesById } from './species.ts';

const kinds = [
  { kind: 'species', count: 493, rows: allSpecies },
  { kind: 'form', count: 558, rows: allForms },
  { kind: 'move', count: 467, rows: allMoves },
  { kind: 'ability', count: 123, rows: allAbilities },
  { kind: 'item', count: 218, rows: allItems },
];

const texts = [
  { kind: 'species', rows: allSpecies.map((row) => ({ id: row.id, text: row.pokedexText })) },
  { kind: 'move', rows: allMoves },
  { kind: 'ability', rows: allAbilities },
  { kind: 'item', rows: allItems },
];

function duplicates<Value>(values: readonly Value[]): readonly Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe.each(kinds)('every $kind', ({ count, rows }) => {
  it('is there', () => {
    expect(rows).toHaveLength(count);
  });

  it('has a unique id, identifier and name', () => {
    expect(duplicates(rows.map((row) => row.id))).toEqual([]);
    expect(duplicates(rows.map((row) => row.identifier))).toEqual([]);
    expect(duplicates(rows.map((row) => row.name))).toEqual([]);
    expect(rows.filter((row) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(row.identifier))).toEqual([]);
    expect(rows.filter((row) => row.name !== row.name.trim() || row.name === '')).toEqual([]);
  });
});

describe.each(texts)('the text of every $kind', ({ rows }) => {
  it('is unique', () => {
    expect(duplicates(rows.map((row) => row.text))).toEqual([]);
  });

  it('has 40 to 280 characters', () => {
    expect(rows.filter(({ text }) => text.length < 40 || text.length > 280)).toEqual([]);
  });

  it('is one trimmed paragraph that ends with a full stop', () => {
    expect(rows.filter(({ text }) => !/^[^\s].*[^\s]\.$/.test(text) || /\s\s/.test(text))).toEqual(
      [],
    );
  });

  it('has typographic apostrophes', () => {
    expect(rows.filter(({ text }) => text.includes("'"))).toEqual([]);
  });

  it('does not share its first three words with many others', () => {
    const openings = rows.map(({ text }) => text.split(' ', 3).join(' '));
    const common = openings.filter(
      (opening) => openings.filter((other) => other === opening).length > 15,
    );
    expect(common).toEqual([]);
  });
});

describe('a text agrees with the tables', () => {
  it.each([
    ['static', abilityById(9).text, /contatto/, /fisic/],
    ['wonder guard', abilityById(25).text, /Scontro e Rogodenti/, /[Uu]nica eccezione/],
    ['shed skin', abilityById(61).text, /30%/, /su tre/],
    ['king’s rock', itemById('kingsrock').text, /molti attacchi, ma non a tutti/, /^Gli attacchi/],
    ['razor fang', itemById('razorfang').text, /Non vale per ogni attacco/, /prive/],
  ])('states generation 4’s effect of %s', (_, text, right, wrong) => {
    expect(text).toMatch(right);
    expect(text).not.toMatch(wrong);
  });

  it('mentions no distance in battle, since all Pokémon reach each other', () => {
    const distant = allMoves.filter(({ text }) =>
      /adiacen|chi è lontano|avversari[oi]? vicin|Pokémon vicin/.test(text),
    );
    expect(distant.map(({ text }) => text)).toEqual([]);
  });

  it('does not name its own species', () => {
    const naming = allSpecies.filter(({ name, pokedexText }) =>
      pokedexText.toLowerCase().includes(name.toLowerCase()),
    );
    expect(naming.map((species) => species.name)).toEqual([]);
  });

  it('states the right priority where it mentions one', () => {
    const wrong = allMoves.filter(({ text, priority }) => {
      const [, stated] = /priorità ([+-]\d)/.exec(text.replace('−', '-')) ?? [];
      return stated !== undefined && Number(stated) !== priority;
    });
    expect(wrong.map((move) => `${move.id} ${move.priority}: ${move.text}`)).toEqual([]);
  });
});

describe('a lookup', () => {
  it('finds what exists', () => {
    expect(speciesById(493).name).toBe('Arceus');
    expect(formById(10065).name).toBe('Pichu Spunzorek');
    expect(moveById(467).name).toBe('Oscurotuffo');
    expect(abilityById(123).name).toBe('Sogniamari');
    expect(itemById('choiceband').name).toBe('Bendascelta');
  });

  it('throws a RangeError or returns undefined for unknown ids', () => {
    expect(() => speciesById(494)).toThrow(new RangeError('No species has the id 494'));
    expect(() => formById(10066)).toThrow(RangeError);
    expect(() => moveById(0)).toThrow(RangeError);
    expect(() => abilityById(124)).toThrow(RangeError);
    expect(() => itemById('mail')).toThrow(RangeError);
    expect(findSpecies(0)).toBeUndefined();
    expect(findForm(494)).toBeUndefined();
    expect(findMove(468)).toBeUndefined();
    expect(findAbility(-1)).toBeUndefined();
    expect(findItem('__proto__')).toBeUndefined();
  });
});
