import type { BattleEvent, BattleEventOf, BattleTerms } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { callBackOf, type SentenceBattle, sentenceOf, type Viewer } from './index.ts';

const terms: BattleTerms = {
  moves: {
    'vine-whip': {
      name: 'Frustata',
      typeId: 2,
      damageClass: 'physical',
      power: null,
      accuracy: null,
    },
    'stealth-rock': {
      name: 'Levitoroccia',
      typeId: 6,
      damageClass: 'status',
      power: null,
      accuracy: null,
    },
    wrap: { name: 'Avvolgibotta', typeId: 1, damageClass: 'physical', power: null, accuracy: null },
    'flame-wheel': {
      name: 'Ruotafuoco',
      typeId: 4,
      damageClass: 'physical',
      power: null,
      accuracy: null,
    },
  },
  abilities: {
    'rough-skin': 'Cartavetro',
    static: 'Statico',
    trace: 'Traccia',
    levitate: 'Levitazione',
  },
  items: { 'oran-berry': 'Baccarancia', 'focus-sash': 'Focalnastro', leftovers: 'Avanzi' },
  forms: {
    74: { name: 'Geodude', speciesId: 74, typeIds: [6, 7], onlyAbility: null },
    393: { name: 'Piplup', speciesId: 393, typeIds: [3], onlyAbility: null },
    63: { name: 'Abra', speciesId: 63, typeIds: [10], onlyAbility: null },
    196: { name: 'Espeon', speciesId: 196, typeIds: [10], onlyAbility: null },
  },
};

const view: SentenceBattle = {
  format: 'singles',
  weather: { kind: 'rain' },
  sides: {
    1: { pokemons: { 1: { formId: 393 } }, active: [1] },
    2: { pokemons: { 2: { formId: 74 } }, active: [2] },
  },
};

const mine = { side: 1, place: 1 } as const;
const theirs = { side: 2, place: 2 } as const;
const player: Viewer = { side: 1, names: ['Ada', 'Brock'], isDuel: false };
const duelist: Viewer = { ...player, names: ['Ada', 'Nina'], isDuel: true };
const spectator: Viewer = { ...player, side: null };
const full = { hp: 48, maxHp: 48, status: null };

function sentence(event: BattleEvent, over: { viewer?: Viewer; view?: SentenceBattle } = {}) {
  return sentenceOf(event, { view, terms, viewer: player, ...over });
}

describe('a sentence for a duel', () => {
  test.each<[BattleEvent, string | null]>([
    [
      { kind: 'move', who: theirs, move: 'vine-whip', targets: [mine] },
      'Geodude di Nina usa Frustata!',
    ],
    [{ kind: 'move', who: mine, move: 'vine-whip', targets: [theirs] }, 'Piplup usa Frustata!'],
    [{ kind: 'side-end', side: 2, effect: 'mist' }, 'La nebbia della squadra di Nina si dirada!'],
    [{ kind: 'side-end', side: 1, effect: 'mist' }, 'La nebbia della tua squadra si dirada!'],
    [{ kind: 'end', winner: 1, by: 'timeout' }, 'Per Nina il tempo è scaduto: la vittoria è tua!'],
    [{ kind: 'end', winner: 2, by: 'timeout' }, 'Il tuo tempo è scaduto: la vittoria è di Nina.'],
    [
      { kind: 'end', winner: null, by: 'timeout' },
      'Il tempo è scaduto per entrambi: è un pareggio.',
    ],
    [{ kind: 'end', winner: 1, by: 'surrender' }, 'Arriva la resa di Nina: la vittoria è tua!'],
  ])('names the other player: %#', (event, expected) => {
    expect(sentence(event, { viewer: duelist })).toBe(expected);
  });

  test('is told from the side of the viewer', () => {
    const viewer: Viewer = { ...duelist, side: 2 };
    const event: BattleEvent = { kind: 'move', who: mine, move: 'vine-whip', targets: [theirs] };
    expect(sentence(event, { viewer })).toBe('Piplup di Ada usa Frustata!');
  });
});

describe('a sentence', () => {
  test.each<[BattleEvent, string | null]>([
    [{ kind: 'turn', turn: 1 }, null],
    [{ kind: 'move', who: mine, move: 'vine-whip', targets: [theirs] }, 'Piplup usa Frustata!'],
    [
      { kind: 'move', who: theirs, move: 'vine-whip', targets: [mine] },
      'Geodude nemico usa Frustata!',
    ],
    [{ kind: 'damage', who: theirs, condition: full }, null],
    [
      {
        kind: 'damage',
        who: theirs,
        condition: full,
        cause: { kind: 'ability', term: 'rough-skin', of: mine },
      },
      'L’abilità Cartavetro ferisce Geodude nemico!',
    ],
    [
      { kind: 'heal', who: mine, condition: full, cause: { kind: 'item', term: 'oran-berry' } },
      'Piplup recupera PS!',
    ],
    [
      { kind: 'item-end', who: mine, item: 'oran-berry', isEaten: true },
      'Piplup mangia la Baccarancia!',
    ],
    [
      { kind: 'heal', who: mine, condition: full, cause: { kind: 'item', term: 'leftovers' } },
      'Piplup recupera PS con lo strumento Avanzi!',
    ],
    [
      { kind: 'boost', who: mine, stat: 'spAttack', by: 2, direction: 'up' },
      'L’Attacco Speciale di Piplup cresce di molto!',
    ],
    [
      { kind: 'boost', who: theirs, stat: 'speed', by: 0, direction: 'down' },
      'La Velocità di Geodude nemico è già al minimo!',
    ],
    [
      {
        kind: 'status',
        who: mine,
        status: 'par',
        cause: { kind: 'ability', term: 'static', of: theirs },
      },
      'L’abilità Statico di Geodude nemico paralizza Piplup!',
    ],
    [
      {
        kind: 'cure',
        who: mine,
        status: 'frz',
        cause: { kind: 'move', term: 'flame-wheel' },
      },
      'Il calore di Ruotafuoco scioglie il ghiaccio di Piplup!',
    ],
    [
      { kind: 'side-start', side: 1, effect: 'stealth-rock' },
      'Schegge di roccia circondano la tua squadra!',
    ],
    [
      { kind: 'side-start', side: 2, effect: 'stealth-rock' },
      'Schegge di roccia circondano la squadra avversaria!',
    ],
    [{ kind: 'weather', weather: null }, 'Smette di piovere.'],
    [{ kind: 'weather', weather: 'rain', isUpkeep: true }, 'La pioggia non smette.'],
    [
      { kind: 'effect-start', who: theirs, effect: 'typechange', typeIds: [3, 12] },
      'Ora Geodude nemico è di tipo Acqua e Volante!',
    ],
    [
      { kind: 'effect-start', who: mine, effect: 'perish', count: 1 },
      'A Piplup resta un solo turno!',
    ],
    [{ kind: 'effect-start', who: mine, effect: 'perish', count: 3 }, 'A Piplup restano 3 turni!'],
    [
      { kind: 'effect-start', who: mine, effect: 'confusion', isFatigue: true },
      'Per la fatica Piplup è confuso!',
    ],
    [
      {
        kind: 'effect-start',
        who: mine,
        effect: 'wrap',
        cause: { kind: 'move', term: 'wrap', of: theirs },
      },
      'Piplup è avvolto da Geodude nemico!',
    ],
    [
      { kind: 'item-end', who: theirs, item: 'focus-sash' },
      'Con lo strumento Focalnastro, Geodude nemico resta in piedi!',
    ],
    [
      {
        kind: 'item-end',
        who: theirs,
        item: 'focus-sash',
        cause: { kind: 'move', term: 'knock-off', of: mine },
      },
      'Piplup fa cadere lo strumento Focalnastro di Geodude nemico!',
    ],
    [{ kind: 'cure', who: mine, status: 'par', isSilent: true }, null],
    [{ kind: 'end', winner: 1, by: 'play' }, 'Hai vinto la lotta contro Brock!'],
    [
      { kind: 'end', winner: 2, by: 'surrender' },
      'Hai rinunciato alla lotta: la vittoria è di Brock.',
    ],
  ])('of %j', (event, expected) => {
    expect(sentence(event)).toBe(expected);
  });

  test('distinguishes the switch-ins of both sides', () => {
    const seen = { position: 0, condition: full, isForced: false } as const;
    const appearance = { formId: 74, level: 12, gender: 'male', isShiny: false } as const;
    expect(sentence({ kind: 'switch-in', who: mine, appearance, ...seen })).toBe(
      'Tocca a te, Geodude!',
    );
    expect(sentence({ kind: 'switch-in', who: theirs, appearance, ...seen })).toBe(
      'Per Brock entra in campo Geodude!',
    );
  });

  test('names a Pokémon dragged out before it was seen', () => {
    const appearance = { formId: 393, level: 12, gender: 'male', isShiny: false } as const;
    const who = { side: 2, place: 4 } as const;
    expect(
      sentence({
        kind: 'switch-in',
        who,
        position: 0,
        appearance,
        condition: full,
        isForced: true,
      }),
    ).toBe('Piplup nemico è trascinato in campo!');
  });

  test('names the trainers for a spectator', () => {
    const event: BattleEvent = { kind: 'faint', who: theirs };
    expect(sentence(event, { viewer: spectator })).toBe('Geodude di Brock non ha più forze!');
    expect(sentence({ kind: 'side-end', side: 1, effect: 'mist' }, { viewer: spectator })).toBe(
      'La nebbia della squadra di Ada si dirada!',
    );
    expect(sentence({ kind: 'end', winner: 2, by: 'play' }, { viewer: spectator })).toBe(
      'La lotta è finita: vittoria di Brock!',
    );
  });

  test('does not name a Pokémon that was never seen', () => {
    const event: BattleEvent = {
      kind: 'effect',
      who: theirs,
      effect: 'beat-up',
      target: { side: 2, place: 3 },
    };
    expect(sentence(event)).toBe('Un Pokémon nemico si unisce all’assalto!');
    expect(sentence(event, { viewer: spectator })).toBe(
      'Un Pokémon di Brock si unisce all’assalto!',
    );
  });

  test('inserts a euphonic d between equal vowels', () => {
    const sides = {
      1: { pokemons: { 1: { formId: 63 } }, active: [1] },
      2: { pokemons: { 2: { formId: 196 } }, active: [2] },
    };
    const here = { view: { ...view, sides } };
    const count: BattleEvent = { kind: 'effect-start', who: mine, effect: 'perish', count: 3 };
    expect(sentence(count, here)).toBe('Ad Abra restano 3 turni!');
    expect(sentence({ ...count, who: theirs }, here)).toBe('A Espeon nemico restano 3 turni!');
    expect(sentence({ kind: 'swap-boosts', who: mine, target: theirs }, here)).toBe(
      'Abra ed Espeon nemico si scambiano le modifiche alle statistiche!',
    );
  });

  test('names the target in double battles only', () => {
    const event: BattleEvent = { kind: 'super-effective', who: theirs };
    expect(sentence(event)).toBe('È superefficace!');
    expect(sentence(event, { view: { ...view, format: 'doubles' } })).toBe(
      'È superefficace su Geodude nemico!',
    );
  });
});

describe('calling back', () => {
  const appearance = { formId: 95, level: 14, gender: 'male', isShiny: false } as const;
  const comes = (
    side: 1 | 2,
    over: Partial<BattleEventOf<'switch-in'>> = {},
  ): BattleEventOf<'switch-in'> => ({
    kind: 'switch-in',
    who: { side, place: 3 },
    position: 0,
    appearance,
    condition: full,
    isForced: false,
    ...over,
  });
  const saidTo = (viewer: Viewer, event: BattleEvent, known = view) =>
    callBackOf(event, { view: known, terms, viewer });

  test('has a sentence for a Pokémon that another replaces', () => {
    expect(saidTo(player, comes(1))).toBe('Torna, Piplup!');
    expect(saidTo(player, comes(2))).toBe('Geodude torna da Brock!');
    expect(saidTo(spectator, comes(1))).toBe('Piplup torna da Ada!');
  });

  test('has none for an empty position and a Pokémon that leaves in another way', () => {
    const emptyField = { ...view, sides: { ...view.sides, 2: { pokemons: {}, active: [null] } } };
    expect(saidTo(player, comes(2), emptyField)).toBeNull();
    expect(saidTo(player, comes(2, { isForced: true }))).toBeNull();
    const cause = { kind: 'move', term: 'baton-pass' } as const;
    expect(saidTo(player, comes(2, { cause }))).toBeNull();
    expect(saidTo(player, { kind: 'faint', who: theirs })).toBeNull();
  });
});
