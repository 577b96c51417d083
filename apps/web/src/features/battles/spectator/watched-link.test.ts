import type { BattleEvent, WatchedDuel, WatchedUpdate } from '@poketorneo/contract';
import { expect, test, vi } from 'vitest';
import { sampleDuel } from '../duel/testing/sample-duel.ts';
import { endSentenceOf, headlineOf, reasonOf } from './watched-labels.ts';
import { WatchedLink } from './watched-link.ts';

const turns = (...numbers: number[]): BattleEvent[] =>
  numbers.map((turn) => ({ kind: 'turn', turn }));

const watched: WatchedDuel = {
  ...sampleDuel,
  kind: 'watched',
  events: turns(1, 2),
  seq: 2,
  outcome: null,
  by: null,
};
const update = (given: Partial<WatchedUpdate>): WatchedUpdate => ({
  kind: 'watched',
  step: 5,
  seq: 3,
  status: 'running',
  events: turns(3),
  clock: sampleDuel.clock,
  emotes: [null, null],
  outcome: null,
  by: null,
  ...given,
});
const linkTo = (read: () => Promise<WatchedDuel> = vi.fn()) => new WatchedLink(watched, read);

test.each<[string, Partial<WatchedUpdate>, number]>([
  ['what follows', {}, 3],
  ['what overlaps, once', { seq: 4, events: turns(1, 2, 3, 4) }, 4],
  ['nothing of what was sent before', { seq: 1, events: turns(1), step: 3 }, 2],
])('takes %s', (_case, given, count) => {
  const link = linkTo();
  link.receive(update(given));
  const { duel } = link.state.get();
  expect(duel.events).toEqual(turns(1, 2, 3, 4).slice(0, count));
  expect(duel.step).toBe(count === 2 ? watched.step : 5);
});

test('reads the duel again when something is missing, and keeps what it knows if that fails', async () => {
  const read = vi.fn(async () => ({ ...watched, seq: 4, events: turns(1, 2, 3, 4), step: 6 }));
  const link = linkTo(read);
  read.mockRejectedValueOnce(new Error('away'));
  link.receive(update({ seq: 4, events: turns(4) }));
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  expect(link.state.get().duel.events).toHaveLength(2);
  link.receive(update({ seq: 4, events: turns(4) }));
  await vi.waitFor(() => expect(link.state.get().duel.events).toEqual(turns(1, 2, 3, 4)));
});

test('keeps the events of a duel that was voided, of which the server keeps none', async () => {
  const link = linkTo(async () => ({
    ...watched,
    seq: 0,
    events: [],
    status: 'void',
    clock: null,
  }));
  await link.catchUp();
  expect(link.state.get().duel).toMatchObject({ status: 'void', events: watched.events });
});

test.each<[Partial<WatchedDuel>, headline: string, reason: string | null]>([
  [{ outcome: 'win', by: 'play' }, 'Vince Ada!', null],
  [{ outcome: 'loss', by: 'surrender' }, 'Vince Nina!', 'Arriva la resa di Ada.'],
  [{ outcome: 'win', by: 'timeout' }, 'Vince Ada!', 'Il tempo di Nina è scaduto.'],
  [{ outcome: 'draw', by: 'timeout' }, 'Pareggio', 'Il tempo è scaduto per entrambi.'],
  [{ outcome: 'draw', by: 'agreement' }, 'Pareggio', 'Pareggio d’accordo.'],
  [{ status: 'void' }, 'Lotta annullata', null],
])('an end with %o', (given, headline, reason) => {
  const duel: WatchedDuel = { ...watched, status: 'over', ...given };
  expect([headlineOf(duel), reasonOf(duel)]).toEqual([headline, reason]);
});

test.each<[Partial<WatchedDuel>, string]>([
  [{ outcome: 'win', by: 'play' }, 'Vince Ada!'],
  [{ outcome: 'loss', by: 'surrender' }, 'Vince Nina! Arriva la resa di Ada.'],
  [{ outcome: 'draw', by: 'timeout' }, 'Pareggio. Il tempo è scaduto per entrambi.'],
  [{ outcome: 'draw', by: 'agreement' }, 'Pareggio d’accordo.'],
])('an end with %o, in one text', (given, sentence) => {
  expect(endSentenceOf({ ...watched, status: 'over', ...given })).toBe(sentence);
});
