import type { BattleChoice, BattleState, BattleUpdate } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../lib/api.ts';
import { sampleDuel } from '../duel/testing/sample-duel.ts';
import { type BattleCalls, BattleLink } from './battle-link.ts';

const choice: BattleChoice = [{ do: 'move', slot: 1 }];
const state: BattleState = {
  id: 7,
  side: 1,
  kind: 'leader',
  format: 'singles',
  levelRule: 'equal',
  leaderId: 3,
  contestants: [
    { name: 'Ada', picture: 'a.png', teamSize: 1 },
    { name: 'Brock', picture: 'b.png', teamSize: 2 },
  ],
  arena: { typeId: 6, isChampion: false, tournamentId: 1 },
  lines: { before: '', ace: '', lost: '', won: '' },
  acePlace: 2,
  status: 'running',
  startedAt: '2026-11-22T10:00:00.000Z',
  step: 4,
  seq: 1,
  events: [{ kind: 'turn', turn: 1 }],
  request: null,
  deadline: null,
  result: null,
};
const update: BattleUpdate = {
  kind: 'leader',
  step: 5,
  seq: 2,
  status: 'running',
  events: [{ kind: 'turn', turn: 2 }],
  request: null,
  deadline: null,
  result: null,
};

function refusal(status: number): ApiError {
  return new ApiError(status, '', `rifiuto ${status}`);
}

/** A link whose calls return or throw the given responses, in order. */
function link(responses: readonly (BattleUpdate | ApiError)[], battle: BattleState = state) {
  const left = [...responses];
  const asked: unknown[] = [];
  const response = async (request: unknown) => {
    asked.push(request);
    const next = left.shift();
    if (next === undefined) throw new Error('asked too often');
    if (next instanceof ApiError) throw next;
    return next;
  };
  const waits: boolean[] = [];
  const calls: BattleCalls = {
    choose: response,
    surrender: response,
    updates: response,
    waitForRetry: async () => {
      waits.push(made.state.get().isOffline);
    },
  };
  const made = new BattleLink(battle, calls);
  return { made, asked, waits };
}

describe('the link to a battle', () => {
  test('appends the events of the response to a choice', async () => {
    const { made, asked } = link([update]);
    await made.choose(choice);
    expect(asked).toEqual([{ battleId: 7, step: 4, choice, after: 1 }]);
    expect(made.state.get()).toMatchObject({
      battle: {
        step: 5,
        events: [
          { kind: 'turn', turn: 1 },
          { kind: 'turn', turn: 2 },
        ],
      },
      isSending: false,
      refusal: null,
    });
  });

  test('retries a choice until it is delivered, and reports that the network is down', async () => {
    const { made, asked, waits } = link([refusal(0), refusal(503), update]);
    await made.choose(choice);
    expect(asked).toEqual(Array(3).fill({ battleId: 7, step: 4, choice, after: 1 }));
    expect(waits).toEqual([true, true]);
    expect(made.state.get()).toMatchObject({ battle: { step: 5 }, isOffline: false });
  });

  test('stops retries on a page that was left, and resumes them', async () => {
    const { made, asked } = link([refusal(0), refusal(0), refusal(0), update]);
    made.stopRetries();
    await made.choose(choice);
    expect(asked).toHaveLength(2);
    made.resumeRetries();
    await made.choose(choice);
    expect(made.state.get()).toMatchObject({ battle: { step: 5 } });
  });

  test('continues from the step reached in another window', async () => {
    const { made } = link([refusal(409), { ...update, step: 6 }]);
    await made.choose(choice);
    expect(made.state.get()).toMatchObject({
      battle: { step: 6, seq: 2 },
      refusal: 'Nel frattempo la lotta è andata avanti: ecco com’è adesso.',
    });
  });

  test('reports a rejection and fetches the current request', async () => {
    const { made, asked } = link([refusal(422), { ...update, step: 4, seq: 1, events: [] }]);
    await made.choose(choice);
    expect(asked).toHaveLength(2);
    expect(made.state.get()).toMatchObject({
      battle: { step: 4, events: state.events },
      refusal: 'rifiuto 422',
    });
  });

  test('takes one decision at a time', async () => {
    const { made, asked } = link([update]);
    await Promise.all([made.choose(choice), made.choose(choice), made.surrender()]);
    expect(asked).toHaveLength(1);
  });

  test('catches up with another window, and keeps an unchanged state', async () => {
    const { made } = link([{ ...update, step: 4, seq: 1, events: [] }, update, refusal(0)]);
    await made.catchUp();
    expect(made.state.get().battle).toBe(state);
    await made.catchUp();
    expect(made.state.get().battle).toMatchObject({ step: 5, seq: 2 });
    await made.catchUp();
    expect(made.state.get()).toMatchObject({
      battle: { step: 5 },
      refusal: null,
      isOffline: false,
    });
  });

  test('notices that a battle was voided after its end, and fetches no more', async () => {
    const voided: BattleUpdate = { ...update, step: 5, events: [], status: 'void' };
    const { made } = link([{ ...update, status: 'over' }, voided]);
    await made.catchUp();
    expect(made.state.get().battle.status).toBe('over');
    await made.catchUp();
    expect(made.state.get().battle).toMatchObject({ status: 'void', result: null, seq: 2 });
    await made.catchUp();
  });
});

describe('the link to a duel', () => {
  const sealed: BattleUpdate = {
    kind: 'duel',
    step: 4,
    seq: 1,
    status: 'running',
    events: [],
    request: null,
    deadline: null,
    isSealed: true,
    clock: sampleDuel.clock,
    isFoeAway: false,
    drawOffer: null,
    emotes: [null, null],
    result: null,
  };
  const played: BattleUpdate = {
    ...sealed,
    step: 5,
    seq: 2,
    events: [{ kind: 'turn', turn: 2 }],
    isSealed: false,
  };

  test('waits for the other choice, and appends the step that follows', async () => {
    const { made } = link([sealed, sealed, played], sampleDuel);
    await made.choose(choice);
    const waiting = made.state.get();
    expect(waiting).toMatchObject({
      battle: { step: 4, isSealed: true, events: sampleDuel.events },
      chosen: { step: 4, choice },
      isSending: false,
    });
    await made.catchUp();
    expect(made.state.get().battle).toBe(waiting.battle);
    await made.catchUp();
    expect(made.state.get().battle).toMatchObject({ step: 5, seq: 2, isSealed: false });
  });

  test.each(['Per questo turno hai già deciso', 'Il tempo è scaduto'])(
    'shows the refusal ‘%s’ and the current state',
    async (message) => {
      const { made } = link([new ApiError(409, '', message), sealed], sampleDuel);
      await made.choose(choice);
      expect(made.state.get()).toMatchObject({ battle: { isSealed: true }, refusal: message });
    },
  );

  test('notices a choice made on another device', async () => {
    const { made } = link([sealed], sampleDuel);
    await made.catchUp();
    expect(made.state.get()).toMatchObject({ battle: { isSealed: true }, chosen: null });
  });

  test('knows the server’s time by the quickest response', async () => {
    const at = (second: number): BattleUpdate => ({
      ...sealed,
      clock: sampleDuel.clock && {
        ...sampleDuel.clock,
        now: new Date(Date.UTC(2026, 0, 10, 18, 0, second)).toISOString(),
      },
    });
    const { made } = link([at(9), at(3)], sampleDuel);
    await made.catchUp();
    const { serverOffset } = made;
    const now = Date.UTC(2026, 0, 10, 18, 0, 9);
    expect(Math.abs(performance.now() + serverOffset - now)).toBeLessThan(1000);
    // A response that was long on its way.
    await made.catchUp();
    expect(made.serverOffset).toBe(serverOffset);
  });

  test('ignores an update of an earlier step', () => {
    const { made } = link([], sampleDuel);
    made.apply(played);
    made.apply(sealed);
    expect(made.state.get().battle).toMatchObject({ step: 5, seq: 2, isSealed: false });
  });

  test('rejects an update of another kind', async () => {
    const { made } = link([update], sampleDuel);
    await expect(made.choose(choice)).rejects.toThrow('A leader update for a duel battle');
  });
});
