import { type AvailablePokemonPayload, showdownTextLimits } from '@poketorneo/contract';
import {
  allItems,
  formById,
  formsInBattle,
  learnableMoveIds,
  speciesById,
  typeById,
} from '@poketorneo/gen4';
import {
  hiddenPowerTypeId,
  natures,
  possibleGenders,
  type Spread,
  statsOf,
} from '@poketorneo/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availablePokemon, spreadOfEntry } from '../../seed/content/index.ts';
import { parseText } from './parse-text.ts';
import { writeText } from './write-text.ts';

const garchomp = `Denti (Garchomp) (F) @ Choice Band
Ability: Sand Veil
Level: 78
Shiny: Yes
EVs: 252 Atk / 4 SpD / 252 Spe
Jolly Nature
IVs: 30 HP / 0 SpA
- Outrage
- Earthquake
- Fire Fang
- Stone Edge`;
const rotom = 'Rotom-Heat @ Leftovers\nAbility: Levitate\nTimid Nature\n- Overheat';

function only(text: string): AvailablePokemonPayload {
  const { pokemons, problems } = parseText(text);
  expect(problems).toEqual([]);
  const [first] = pokemons;
  if (first === undefined || pokemons.length > 1) throw new Error('There is not one Pokémon');
  return first.payload;
}
const problemsOf = (text: string) => parseText(text).problems;
const six = (figure: number, change = {}) => ({
  ...{ hp: figure, attack: figure, defense: figure },
  ...{ spAttack: figure, spDefense: figure, speed: figure },
  ...change,
});

describe('a text', () => {
  it('contains all data of a Pokémon', () => {
    const spread = {
      nature: 'jolly',
      ivs: six(31, { hp: 30, spAttack: 0 }),
      evs: six(0, { attack: 252, spDefense: 4, speed: 252 }),
    } as const;
    expect(only(garchomp)).toEqual({
      formId: 445,
      level: 78,
      gender: 'female',
      isShiny: true,
      abilityId: 8,
      ...statsOf({ baseStats: formById(445).baseStats, level: 78, ...spread }),
      moveId1: 200,
      moveId2: 89,
      moveId3: 424,
      moveId4: 444,
      itemId: 'choiceband',
      spread,
    });
  });

  it('has defaults for omitted values', () => {
    expect(only('Tauros\n- Tackle')).toMatchObject({
      level: 100,
      gender: 'male',
      isShiny: false,
      abilityId: formById(128).firstAbilityId,
      moveId2: null,
      itemId: null,
      spread: { nature: 'serious', ivs: six(31), evs: six(0) },
    });
  });

  it('may contain several, with headings and any line endings', () => {
    const text = `=== [gen4ou] Squadra ===\r\n\r\n${garchomp.replaceAll('\n', '  \r\n')}\r\n\r\n\r\n${rotom}\r\n`;
    const { pokemons, problems } = parseText(text);
    expect(problems).toEqual([]);
    expect(pokemons.map(({ line, payload }) => [line, payload.formId])).toEqual([
      [3, 445],
      [16, 10058],
    ]);
  });

  it.each<[written: string, identifier: string, gender?: string]>([
    ['Rotom-Heat', 'rotom-heat'],
    ['Rotom-H', 'rotom-heat'],
    ['rotom heat', 'rotom-heat'],
    ['Deoxys-Attack', 'deoxys-attack'],
    ['Deoxys', 'deoxys-normal'],
    ['Wormadam-Sandy', 'wormadam-sandy'],
    ['Giratina-Origin @ Griseous Orb', 'giratina-origin'],
    ['Giratina (Giratina-Origin)', 'giratina-origin'],
    ['Shaymin-Sky', 'shaymin-sky'],
    ['Arceus-Fire', 'arceus-fire'],
    ['Unown-Question', 'unown-question'],
    ['Pichu-Spiky-eared', 'pichu-spiky-eared'],
    ["Farfetch'd", 'farfetchd'],
    ['Farfetch’d (F)', 'farfetchd', 'female'],
    ['Mr. Mime (M)', 'mr-mime', 'male'],
    ['Nidoran♀', 'nidoran-f', 'female'],
    ['Nidoran-M', 'nidoran-m', 'male'],
    ['Ciccio (bello) (Snorlax) (M) @ Leftovers', 'snorlax', 'male'],
    ['M (Mew)', 'mew', 'genderless'],
    ['Magnezone (N)', 'magnezone', 'genderless'],
  ])('names a form: %s', (written, identifier, gender) => {
    const payload = only(`${written}\n- Tackle`);
    expect(formById(payload.formId).identifier).toBe(identifier);
    if (gender !== undefined) expect(payload.gender).toBe(gender);
  });

  it.each([
    ['Hi Jump Kick', 136],
    ['High Jump Kick', 136],
    ['Faint Attack', 185],
    ['ViceGrip', 11],
    ['AncientPower', 246],
    ['SolarBeam', 76],
    ['U-turn', 369],
  ])('names a move in any spelling: %s', (written, id) => {
    expect(only(`Mew\n- ${written}`).moveId1).toBe(id);
  });

  it('determines IVs by Hidden Power, unless given', () => {
    const ice = only('Zapdos\n- Hidden Power [Ice]');
    expect(ice.spread?.ivs).toEqual(six(31, { attack: 30, defense: 30 }));
    const written = only('Zapdos\nIVs: 2 Atk / 30 Def\n- Hidden Power Ice');
    expect(written.spread?.ivs).toEqual(six(31, { attack: 2, defense: 30 }));
    expect(only('Zapdos\n- Hidden Power').moveId1).toBe(237);
  });

  it('may contain lines of other tools and generations, ignored', () => {
    const text = 'Mew\nHappiness: 0\nTera Type: Ghost\nHidden Power: Ice\n- Surf';
    expect(only(text).formId).toBe(151);
  });
});

describe('a wrong line', () => {
  it.each<[what: string, text: string, line: number, message: string]>([
    [
      'a species',
      'Pikachuu\n- Surf',
      1,
      'Non conosco il Pokémon «Pikachuu»: serve il nome inglese, forse «Pikachu».',
    ],
    [
      'a later species',
      'Sylveon\n- Surf',
      1,
      '«Sylveon» arriva dopo la quarta generazione: qui non c’è.',
    ],
    [
      'a later item',
      'Mew @ Assault Vest\n- Surf',
      1,
      'Lo strumento «Assault Vest» arriva dopo la quarta generazione: qui non c’è.',
    ],
    [
      'a later ability',
      'Mew\nAbility: Protean\n- Surf',
      2,
      'L’abilità «Protean» arriva dopo la quarta generazione: qui non c’è.',
    ],
    [
      'a later move',
      'Mew\n- Flying Press',
      2,
      'La mossa «Flying Press» arriva dopo la quarta generazione: qui non c’è.',
    ],
    ['a battle-only form', 'Cherrim-Sunshine\n- Surf', 1, 'si prende solo in lotta'],
    ['a gender', 'Tauros (F)\n- Surf', 1, 'Tauros può essere solo «(M)».'],
    ['a gender of a genderless species', 'Mew (F)\n- Surf', 1, 'Mew non ha sesso'],
    [
      'an item',
      'Mew @ Leftover\n- Surf',
      1,
      'Non conosco lo strumento «Leftover»: serve il nome inglese, forse «Leftovers».',
    ],
    ['no item', 'Mew @\n- Surf', 1, 'Dopo «@» manca lo strumento'],
    ['no move', 'Mew\nAbility: Synchronize', 1, 'Manca almeno una mossa'],
    [
      'an ability',
      'Mew\nAbility: Sincronismo\n- Surf',
      2,
      'Non conosco l’abilità «Sincronismo»: serve il nome inglese',
    ],
    ['a level', 'Mew\nLevel: 101\n- Surf', 2, 'Serve un livello intero da 1 a 100'],
    ['half a level', 'Mew\nLevel: 5.5\n- Surf', 2, 'Serve un livello intero da 1 a 100'],
    ['shiny', 'Mew\nShiny: forse\n- Surf', 2, '«Shiny: Yes»'],
    ['a nature', 'Mew\nAllegra Nature\n- Surf', 2, 'Non conosco la natura «Allegra»'],
    [
      'EVs of one stat',
      'Mew\nEVs: 256 Atk\n- Surf',
      2,
      '256 Atk è troppo: gli EVs vanno da 0 a 255.',
    ],
    [
      'EVs in all',
      'Mew\nEVs: 252 HP / 252 Atk / 8 Def\n- Surf',
      2,
      'al massimo 510 in tutto: ora sono 512.',
    ],
    ['IVs', 'Mew\nIVs: 32 Spe\n- Surf', 2, '32 Spe è troppo: gli IVs vanno da 0 a 31.'],
    ['a stat', 'Mew\nIVs: 3 Vel\n- Surf', 2, 'Non capisco «3 Vel»'],
    ['a stat twice', 'Mew\nIVs: 3 Spe / 4 Spe\n- Surf', 2, '«Spe» c’è due volte.'],
    [
      'a move',
      'Mew\n- Surff',
      2,
      'Non conosco la mossa «Surff»: serve il nome inglese, forse «Surf».',
    ],
    ['a choice of moves', 'Mew\n- Surf / Fly', 2, 'ci sono più mosse'],
    ['a move twice', 'Mew\n- Surf\n- surf', 3, 'Questa mossa c’è già alla riga 2.'],
    ['a fifth move', 'Mew\n- Surf\n- Fly\n- Cut\n- Dig\n- Rest', 6, 'Al massimo 4 mosse.'],
    [
      'a type of Hidden Power',
      'Mew\n- Hidden Power [Fairy]',
      2,
      'Introforza non può essere di tipo «Fairy»',
    ],
    [
      'IVs of another Hidden Power',
      'Mew\nIVs: 30 Atk\n- Hidden Power [Ice]',
      3,
      'Con questi IVs è «Hidden Power [',
    ],
    ['a line twice', 'Mew\nLevel: 5\nLevel: 6\n- Surf', 3, 'Questa riga c’è già'],
    [
      'no empty line between two',
      'Mew\n- Surf\nAbra\n- Cut',
      3,
      'Prima del Pokémon successivo serve una riga vuota.',
    ],
    ['a long line', `Mew\n- ${'a'.repeat(300)}`, 2, 'Riga troppo lunga'],
  ])('is reported with the expected value: %s', (_, text, line, message) => {
    const [problem, ...others] = problemsOf(text);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ line, message: expect.stringContaining(message) });
    expect(text.split('\n')[line - 1]?.startsWith((problem?.found ?? '').slice(0, 70))).toBe(true);
    expect(parseText(text).pokemons.map(({ line: start }) => start)).not.toContain(1);
  });

  it('hides neither other problems nor valid Pokémon', () => {
    const { pokemons, problems } = parseText(
      `Pikachuu\nLevel: no\n- Surff\n\n${rotom}\n\nMew\n- X`,
    );
    expect(problems.map(({ line }) => line)).toEqual([1, 2, 3, 11]);
    expect(pokemons.map(({ line }) => line)).toEqual([5]);
  });

  it('is the last one reported at the limit', () => {
    const text = Array.from({ length: 5000 }, (_, index) => `- ${index}`).join('\n');
    const problems = problemsOf(text);
    expect(problems).toHaveLength(100);
    expect(problems.at(-1)?.line).toBeLessThan(110);
  });

  it('is reported beyond the maximum number of Pokémon', () => {
    const many = (count: number) => Array.from({ length: count }, () => rotom).join('\n\n');
    expect(parseText(many(showdownTextLimits.pokemons)).pokemons).toHaveLength(30);
    expect(problemsOf(many(showdownTextLimits.pokemons + 1))).toEqual([
      {
        line: 151,
        found: 'Rotom-Heat @ Leftovers',
        message: 'Troppi Pokémon: al massimo 30 alla volta.',
      },
    ]);
  });
});

describe('a formatted text is parsed to the same Pokémon', () => {
  const payloadOf = (
    pokemon: Parameters<typeof writeText>[0][number] & { spread: Spread },
  ): AvailablePokemonPayload => {
    const { moveIds, ...others } = pokemon;
    const [moveId1 = 0, moveId2 = null, moveId3 = null, moveId4 = null] = moveIds;
    const { baseStats } = formById(pokemon.formId);
    const stats = statsOf({ baseStats, level: pokemon.level, ...pokemon.spread });
    return { ...others, ...stats, moveId1, moveId2, moveId3, moveId4 };
  };

  it('for every Pokémon of the content', () => {
    for (const entry of availablePokemon) {
      const { formId, level, gender, isShiny, abilityId, moveIds, itemId } = entry;
      const spread = spreadOfEntry(entry);
      const pokemon = { formId, level, gender, isShiny, abilityId, moveIds, itemId, spread };
      expect(only(writeText([pokemon])), entry.key).toEqual(payloadOf(pokemon));
    }
  });

  it('for any Pokémon', () => {
    const figure = (max: number) =>
      fc.record({
        hp: fc.nat(max),
        attack: fc.nat(max),
        defense: fc.nat(max),
        spAttack: fc.nat(max),
        spDefense: fc.nat(max),
        speed: fc.nat(max),
      });
    const anyPokemon = fc.constantFrom(...formsInBattle).chain((form) =>
      fc.record({
        formId: fc.constant(form.id),
        gender: fc.constantFrom(...possibleGenders(speciesById(form.speciesId).genderRate)),
        level: fc.integer({ min: 1, max: 100 }),
        isShiny: fc.boolean(),
        abilityId: fc.integer({ min: 1, max: 123 }),
        itemId: fc.option(fc.constantFrom(...allItems.map(({ id }) => id))),
        moveIds: fc.uniqueArray(fc.constantFrom(...learnableMoveIds(form.id), 237), {
          minLength: 1,
          maxLength: 4,
        }),
        spread: fc.record({
          nature: fc.constantFrom(...natures.map(({ identifier }) => identifier)),
          ivs: figure(31),
          evs: figure(85),
        }),
      }),
    );
    fc.assert(
      fc.property(fc.array(anyPokemon, { minLength: 1, maxLength: 6 }), (team) => {
        const { pokemons, problems } = parseText(writeText(team));
        expect(problems).toEqual([]);
        expect(pokemons.map(({ payload }) => payload)).toEqual(team.map(payloadOf));
      }),
      { numRuns: 150 },
    );
  });

  it('arbitrary text yields problems by line, and never throws', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '- ',
        'IVs: ',
        'EVs: 252 Atk / ',
        'Ability: ',
        ' Nature',
        '@',
        '(M)',
        '===',
        '\n\n',
        '\n',
      ),
      fc.constantFrom(
        'Mew',
        'Surf',
        'Jolly',
        '31 Spe',
        'Level: ',
        '100',
        'Hidden Power [',
        'Ice',
        ']',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        const lines = text.split(/\r\n|\r|\n/).length;
        const { pokemons, problems } = parseText(text);
        expect(pokemons.length).toBeLessThanOrEqual(showdownTextLimits.pokemons);
        for (const { line, message } of problems) {
          expect(line >= 1 && line <= lines && message.length > 0).toBe(true);
        }
      }),
    );
  });
});

it('Hidden Power is written with the type of its IVs', () => {
  const spread = { nature: 'timid', ivs: six(31, { speed: 30, attack: 2 }), evs: six(0) } as const;
  const type = typeById(hiddenPowerTypeId(spread.ivs)).identifier;
  const pokemon = {
    formId: 145,
    gender: 'genderless',
    level: 50,
    isShiny: false,
    abilityId: 46,
    itemId: null,
    moveIds: [237],
    spread,
  } as const;
  expect(writeText([pokemon]).toLowerCase()).toContain(`- hidden power [${type}]`);
  expect(writeText([{ ...pokemon, spread: null }])).toBe(
    'Zapdos\nAbility: Pressure\nLevel: 50\n- Hidden Power\n',
  );
});
