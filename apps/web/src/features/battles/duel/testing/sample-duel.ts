import type { DuelState } from '@poketorneo/contract';

/** A running duel, seen by the player of side 1. */
export const sampleDuel: DuelState = {
  id: 7,
  side: 1,
  kind: 'duel',
  format: 'singles',
  levelRule: 'equal',
  contestants: [
    { name: 'Ada', picture: 'a.png', teamSize: 1 },
    { name: 'Nina', picture: 'b.png', teamSize: 1 },
  ],
  arena: { typeId: 6 },
  pace: 'calm',
  rated: true,
  watch: 'everybody',
  watchKey: null,
  userIds: [1, 2],
  ratings: [null, null],
  status: 'running',
  startedAt: '2026-01-10T18:00:00.000Z',
  step: 4,
  seq: 1,
  events: [{ kind: 'turn', turn: 1 }],
  request: null,
  deadline: null,
  isSealed: false,
  clock: {
    stepAt: '2026-01-10T18:00:00.000Z',
    now: '2026-01-10T18:00:01.000Z',
    free: 45_000,
    banks: [180_000, 180_000],
  },
  drawOffer: null,
  emotes: [null, null],
  result: null,
};
