import type { LiveMessage } from '@poketorneo/contract';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchQueries } from '../../battles/index.ts';
import { clubQueries } from '../../club/index.ts';
import { duelQueries } from '../queries.ts';
import { followChanges } from './follow-changes.ts';

const { queryKey: showcase } = watchQueries.live();
const { queryKey: challenges } = duelQueries.challenges();
const { queryKey: club } = clubQueries.settings();

let client: QueryClient;
const lookForDuels = vi.fn();
let tell: (message: LiveMessage) => void;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(showcase, { showcased: null, duels: [] });
  client.setQueryData(challenges, { incoming: [], outgoing: [] });
  client.setQueryData(club, { name: null });
  lookForDuels.mockClear();
  followChanges(client, lookForDuels, {
    subscribe: (listener) => {
      tell = listener;
      return () => {};
    },
  });
});

const isOutdated = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;

test('what changed before the stream began is read again, the showcase included', () => {
  tell({ kind: 'hello', now: '2026-01-10T18:00:00.000Z' });
  expect([showcase, challenges, club].map(isOutdated)).toEqual([true, true, true]);
  expect(lookForDuels).toHaveBeenCalledOnce();
});

test('a change outdates its own queries alone', () => {
  tell({ kind: 'changed', what: 'showcase' });
  expect([showcase, challenges, club].map(isOutdated)).toEqual([true, false, false]);
  tell({ kind: 'changed', what: 'club' });
  expect([showcase, challenges, club].map(isOutdated)).toEqual([true, false, true]);
  tell({ kind: 'changed', what: 'queue' });
  expect(lookForDuels).not.toHaveBeenCalled();
  tell({ kind: 'changed', what: 'battles' });
  expect(lookForDuels).toHaveBeenCalledOnce();
});
