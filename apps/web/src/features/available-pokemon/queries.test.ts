import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));
const { availablePokemonQueries: queries } = await import('./queries.ts');

it.each([
  ['the list', queries.seen().queryKey],
  ['teams', queries.team(1).queryKey],
  ['names to choose from', queries.names().queryKey],
  ['a Pokémon’s weaknesses', queries.typeEfficacies(1).queryKey],
])('a change invalidates %s', async (_, queryKey) => {
  const client = new QueryClient();
  client.setQueryData(queryKey, []);
  await client.invalidateQueries({ queryKey: queries.all, refetchType: 'none' });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
