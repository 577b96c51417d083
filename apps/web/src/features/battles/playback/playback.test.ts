import type { BattleEvent, Cause } from '@poketorneo/contract';
import { applyEvents, emptyView } from '@poketorneo/rules/battle';
import { describe, expect, test } from 'vitest';
import type { CallBackCue, EventCue } from '../stage/index.ts';
import { Playback, type PlaybackParts } from './playback.ts';

const mine = { side: 1, place: 1 } as const;
const options = { ace: null, opening: null, isAceSeen: false };
const empty = emptyView(1, [1, 1], 'singles');
const events: BattleEvent[] = [
  { kind: 'turn', turn: 1 },
  { kind: 'weather', weather: 'rain' },
  { kind: 'turn', turn: 2 },
];

/** Parts of a playback that record the order of the animations. */
function parts(over: Partial<PlaybackParts> = {}) {
  const animated: string[] = [];
  const all: PlaybackParts = {
    stage: () => ({
      animate: async (event: BattleEvent, { commit }: EventCue) => {
        animated.push(event.kind);
        commit();
      },
      callBack: async (_who, { commit }: CallBackCue) => {
        animated.push('call-back');
        commit();
      },
    }),
    perform: async (interlude) => {
      animated.push(interlude);
    },
    lineOf: () => null,
    sentenceOf: (event) => (event.kind === 'weather' ? 'Piove.' : null),
    hpChangeOf: () => null,
    callBackOf: () => null,
    flush: (change) => change(),
    wait: async () => {},
    untilVisible: async () => {},
    ...over,
  };
  return { all, animated };
}

function played(playback: Playback): Promise<void> {
  return new Promise((resolve) => {
    if (!playback.state.get().isPlaying) return resolve();
    const end = playback.state.subscribe(() => {
      if (playback.state.get().isPlaying) return;
      end();
      resolve();
    });
  });
}

describe('the playback', () => {
  test('commits one event after another, up to the state after all of them', async () => {
    const { all, animated } = parts();
    const playback = new Playback(empty, 1, all);
    const counts: number[] = [];
    playback.state.subscribe(() => counts.push(playback.state.get().count));
    playback.add(events, options);
    await played(playback);
    expect(animated).toEqual(['turn', 'weather', 'turn']);
    expect([...new Set(counts)]).toEqual([0, 1, 2, 3]);
    expect(playback.state.get()).toMatchObject({
      view: applyEvents(empty, events),
      count: 3,
      sentence: 'Piove.',
    });
  });

  test('commits an event that the stage has not committed', async () => {
    const { all } = parts({ stage: () => ({ animate: async () => {}, callBack: async () => {} }) });
    const playback = new Playback(empty, 1, all);
    playback.add(events, options);
    await played(playback);
    expect(playback.state.get().count).toBe(3);
  });

  test('queues events added while it plays', async () => {
    const { all, animated } = parts();
    const playback = new Playback(empty, 1, all);
    playback.add(events.slice(0, 1), options);
    playback.add([{ kind: 'end', winner: 1, by: 'play' }], options);
    await played(playback);
    expect(animated).toEqual(['turn', 'end', 'curtain']);
  });

  test('hides the old sentence while events without a sentence play', async () => {
    const { all } = parts();
    const playback = new Playback(empty, 1, all);
    playback.add(events, options);
    await played(playback);
    const sentences: (string | null)[] = [];
    playback.state.subscribe(() => sentences.push(playback.state.get().sentence));
    playback.add([{ kind: 'turn', turn: 3 }], options);
    await played(playback);
    expect(new Set(sentences)).toEqual(new Set([null]));
  });

  test('ends the reading time on advance', async () => {
    const signals: AbortSignal[] = [];
    const { all } = parts({
      wait: (_milliseconds, signal) => {
        signals.push(signal);
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
      },
    });
    const playback = new Playback(empty, 1, all);
    const waiting = new Promise<void>((resolve) => {
      playback.state.subscribe(() => {
        if (signals.length > 0) resolve();
      });
    });
    playback.add(events, options);
    await waiting;
    expect(playback.state.get().isPlaying).toBe(true);
    playback.advance();
    await played(playback);
    expect(signals[0]?.aborted).toBe(true);
  });

  test('lets a hit land during the reading time of its move, and adds its sentence to that one', async () => {
    const waits: (() => void)[] = [];
    const { all, animated } = parts({
      sentenceOf: ({ kind }) =>
        kind === 'move' ? 'Usa Surf!' : kind === 'super-effective' ? 'Fa male!' : null,
      wait: () => new Promise((resolve) => waits.push(resolve)),
    });
    const playback = new Playback(empty, 1, all);
    const condition = { hp: 3, maxHp: 48, status: null };
    const hit: BattleEvent[] = [
      { kind: 'super-effective', who: mine },
      { kind: 'damage', who: mine, condition },
    ];
    const landed = new Promise<void>((resolve) => {
      playback.state.subscribe(() => {
        if (playback.state.get().count === 5) resolve();
      });
    });
    playback.add(
      [
        { kind: 'move', who: mine, move: 'surf', targets: [] },
        ...hit,
        ...hit,
        { kind: 'turn', turn: 2 },
      ],
      options,
    );
    await landed;
    // The second hit repeats nothing.
    const { sentence, typedFrom, announced } = playback.state.get();
    expect(sentence).toBe('Usa Surf! Fa male!');
    expect(typedFrom).toBe('Usa Surf!'.length);
    expect(announced.map(({ text }) => text)).toEqual(['Usa Surf!', 'Fa male!']);
    expect(animated).not.toContain('turn');
    expect(waits).toHaveLength(2);
    for (const end of waits) end();
    await played(playback);
    expect(animated.at(-1)).toBe('turn');
  });

  test('announces the HP that each hit takes after its sentences, and shows them nowhere', async () => {
    const { all } = parts({
      sentenceOf: ({ kind }) =>
        kind === 'move' ? 'Usa Surf!' : kind === 'super-effective' ? 'Fa male!' : null,
      hpChangeOf: (event, { turn }) => {
        if (event.kind !== 'damage') return null;
        return `Turno ${turn}, restano ${event.condition.hp}`;
      },
    });
    const hit = (hp: number, cause?: Cause): BattleEvent => ({
      kind: 'damage',
      who: mine,
      condition: { hp, maxHp: 48, status: null },
      ...(cause === undefined ? {} : { cause }),
    });
    const playback = new Playback(empty, 1, all);
    playback.add(
      [
        { kind: 'turn', turn: 1 },
        { kind: 'move', who: mine, move: 'surf', targets: [mine] },
        { kind: 'super-effective', who: mine },
        hit(30),
        hit(20),
        { kind: 'weather', weather: 'hail', isUpkeep: true },
        hit(17, { kind: 'effect', term: 'hail' }),
      ],
      options,
    );
    await played(playback);
    const { announced, sentence } = playback.state.get();
    expect(announced.map(({ text }) => text)).toEqual([
      'Usa Surf!',
      'Fa male!',
      'Turno 1, restano 30',
      'Turno 1, restano 20',
      'Turno 1, restano 17',
    ]);
    expect(sentence).toBe('Usa Surf! Fa male!');
  });

  test('lets a move hit all its targets at once, and the same one repeatedly', async () => {
    const landings: (() => void)[] = [];
    const { all, animated } = parts({
      stage: () => ({
        animate: async (event: BattleEvent, { commit }: EventCue) => {
          if (!('who' in event) || event.who === undefined) return;
          animated.push(`${event.kind} ${event.who.side}`);
          if (event.kind === 'damage') await new Promise<void>((land) => landings.push(land));
          commit();
        },
        callBack: async () => {},
      }),
    });
    const hit = (side: 1 | 2, hp: number): BattleEvent[] => [
      { kind: 'critical-hit', who: { side, place: 1 } },
      { kind: 'damage', who: { side, place: 1 }, condition: { hp, maxHp: 48, status: null } },
    ];
    const playback = new Playback(empty, 1, all);
    const hits = [...hit(1, 30), ...hit(2, 40), ...hit(2, 20)];
    playback.add(hits, options);
    await new Promise((resolve) => setTimeout(resolve));
    expect(animated).toEqual(['critical-hit 1', 'damage 1', 'critical-hit 2', 'damage 2']);
    for (const land of landings) land();
    await new Promise((resolve) => setTimeout(resolve));
    expect(animated.slice(4)).toEqual(['critical-hit 2', 'damage 2']);
    landings.at(-1)?.();
    await played(playback);
    expect(playback.state.get()).toMatchObject({ view: applyEvents(empty, hits), count: 6 });
  });

  test('replaces a sentence, once read, by one that has no room behind it', async () => {
    const long = 'Questa frase riempie da sola tutto lo spazio che c’è nel riquadro!';
    const { all } = parts({
      sentenceOf: ({ kind }) => (kind === 'move' ? long : kind === 'miss' ? 'Sbaglia mira!' : null),
    });
    const playback = new Playback(empty, 1, all);
    const sentences: (string | null)[] = [];
    playback.state.subscribe(() => {
      const { sentence } = playback.state.get();
      if (sentences.at(-1) !== sentence) sentences.push(sentence);
    });
    playback.add(
      [
        { kind: 'move', who: mine, move: 'surf', targets: [] },
        { kind: 'miss', who: mine },
      ],
      options,
    );
    await played(playback);
    expect(sentences).toEqual([null, long, 'Sbaglia mira!']);
  });

  test('brings out all Pokémon of a short opening at once, and announces them', async () => {
    let isOut: () => void = () => {};
    const out = new Promise<void>((resolve) => {
      isOut = resolve;
    });
    const started: BattleEvent[] = [];
    const { all } = parts({
      sentenceOf: (event) => (event.kind === 'switch-in' ? `Tocca a ${event.who.place}!` : null),
      stage: () => ({
        animate: async (event: BattleEvent) => {
          started.push(event);
          await out;
        },
        callBack: async () => {},
      }),
    });
    const comes = (side: 1 | 2): BattleEvent => ({
      kind: 'switch-in',
      who: { side, place: side },
      position: 0,
      appearance: { formId: 74, level: 12, gender: 'male', isShiny: false },
      condition: { hp: 48, maxHp: 48, status: null },
      isForced: false,
    });
    const playback = new Playback(empty, 1, all);
    const opening = [comes(1), comes(2)];
    playback.add(opening, { ...options, opening: 'short' });
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(started).toEqual(opening);
    isOut();
    await played(playback);
    const { view, sentence, announced } = playback.state.get();
    expect(view).toEqual(applyEvents(empty, opening));
    expect(sentence).toBeNull();
    expect(announced.map(({ text }) => text)).toEqual(['Tocca a 1! Tocca a 2!']);
  });

  // Whatever is being shown, and even if the stage hangs, for instance because a picture is missing.
  test.each<[string, BattleEvent[], 'long' | 'short' | null]>([
    ['a move', [{ kind: 'move', who: mine, move: 'surf', targets: [] }], null],
    ['a knock-out', [{ kind: 'faint', who: mine }], null],
    ['the weather', [{ kind: 'weather', weather: 'hail', isUpkeep: true }], null],
    ['the leader’s line', [], 'long'],
    ['the end', [{ kind: 'end', winner: 1, by: 'play' }], null],
  ])('hurries through %s', async (_, shown, opening) => {
    const never = () => new Promise<void>(() => {});
    const { all } = parts({
      stage: () => ({ animate: never, callBack: never }),
      perform: never,
      sentenceOf: () => 'Una frase.',
      // Ends only when hurried, unlike the time that a hurried animation has for ending by itself.
      wait: (milliseconds, signal) =>
        milliseconds === 300
          ? Promise.resolve()
          : new Promise((resolve) => {
              if (signal.aborted) resolve();
              signal.addEventListener('abort', () => resolve());
            }),
    });
    const playback = new Playback(empty, 1, all);
    playback.add(shown, { ace: { side: 2, place: 1 }, opening, isAceSeen: false });
    let presses = 0;
    while (playback.state.get().isPlaying && presses < 9) {
      playback.advance();
      presses += 1;
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(playback.state.get()).toMatchObject({ isPlaying: false, count: shown.length });
    // At most one press for the picture, one for the sentence, one for the curtain.
    expect(presses).toBeLessThanOrEqual(3);
  });

  test('shows one sentence for the weather, and announces all of its damage', async () => {
    const { all, animated } = parts({
      sentenceOf: (event) =>
        event.kind === 'weather'
          ? 'Grandina.'
          : 'who' in event
            ? `Fa male a ${event.who?.side}.`
            : null,
    });
    const playback = new Playback(empty, 1, all);
    const hurt = (side: 1 | 2): BattleEvent => ({
      kind: 'damage',
      who: { side, place: 1 },
      condition: { hp: 3, maxHp: 48, status: null },
      cause: { kind: 'effect', term: 'hail' },
    });
    const hail: BattleEvent = { kind: 'weather', weather: 'hail', isUpkeep: true };
    playback.add([hail, hurt(1), hurt(2)], options);
    await played(playback);
    const { sentence, announced, count, view } = playback.state.get();
    expect(sentence).toBe('Grandina.');
    expect(announced.map(({ text }) => text)).toEqual(['Grandina.', 'Fa male a 1. Fa male a 2.']);
    expect(animated).toEqual(['weather', 'damage', 'damage']);
    expect(count).toBe(3);
    expect(view).toEqual(applyEvents(empty, [hail, hurt(1), hurt(2)]));
  });

  test('commits no event of the old generation after a jump', async () => {
    let goOn: () => void = () => {};
    const { all } = parts({
      stage: () => ({
        animate: (_event: BattleEvent, { commit }: EventCue) =>
          new Promise<void>((resolve) => {
            goOn = () => {
              commit();
              resolve();
            };
          }),
        callBack: async () => {},
      }),
    });
    const playback = new Playback(empty, 1, all);
    playback.add(events, options);
    await Promise.resolve();
    await Promise.resolve();
    const other = applyEvents(empty, [{ kind: 'turn', turn: 7 }]);
    playback.jumpTo(other, 12);
    goOn();
    await played(playback);
    expect(playback.state.get()).toMatchObject({ view: other, count: 12, isPlaying: false });
  });

  test('calls a Pokémon back before its replacement is switched in', async () => {
    const comes = (place: number): BattleEvent => ({
      kind: 'switch-in',
      who: { side: 2, place },
      position: 0,
      appearance: { formId: 74, level: 12, gender: 'male', isShiny: false },
      condition: { hp: 48, maxHp: 48, status: null },
      isForced: false,
    });
    const { all, animated } = parts({
      sentenceOf: () => 'Viene.',
      callBackOf: (_event, { sides }) => {
        const [place = null] = sides[2].active;
        return place === null ? null : { who: { side: 2, place }, sentence: 'Torna.' };
      },
    });
    const playback = new Playback(empty, 1, all);
    const seen: string[] = [];
    playback.state.subscribe(() => {
      const { sentence, view } = playback.state.get();
      const now = `${sentence} ${view.sides[2].active[0]}`;
      if (seen.at(-1) !== now) seen.push(now);
    });
    playback.add([comes(1), comes(2)], options);
    await played(playback);
    expect(animated).toEqual(['switch-in', 'call-back', 'switch-in']);
    expect(seen.slice(1)).toEqual([
      'Viene. null',
      'Viene. 1',
      'Torna. 1',
      'Torna. null',
      'Viene. null',
      'Viene. 2',
    ]);
    expect(playback.state.get().view).toEqual(applyEvents(empty, [comes(1), comes(2)]));
  });

  test('waits while the page is hidden, and while it is paused', async () => {
    let look: () => void = () => {};
    const { all, animated } = parts({
      untilVisible: () =>
        new Promise((resolve) => {
          look = resolve;
        }),
    });
    const playback = new Playback(empty, 1, all);
    playback.add([{ kind: 'faint', who: mine }], options);
    await Promise.resolve();
    expect(animated).toEqual([]);
    playback.pause();
    look();
    await Promise.resolve();
    expect(animated).toEqual([]);
    playback.resume();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(animated).toEqual(['faint']);
  });
});
