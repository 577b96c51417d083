import { expect, test } from 'vitest';
import { challengerPath, isNarrowed, parseSearch, toQuery } from './search-query.ts';

const defaultSearch = {
  search: '',
  order: 'username',
  isStuck: false,
  isIdle: false,
  isPresent: false,
  leaderId: null,
} as const;

test.each([
  ['', defaultSearch, false],
  ['cerca=ada', { ...defaultSearch, search: 'ada' }, true],
  ['ordine=ultimi', { ...defaultSearch, order: 'newest' }, false],
  [
    'ordine=progressi&bloccati=si&fermi=si&presenti=si&capopalestra=12',
    {
      search: '',
      order: 'progress',
      isStuck: true,
      isIdle: true,
      isPresent: true,
      leaderId: 12,
    },
    true,
  ],
] as const)('the query %j', (query, search, narrowed) => {
  expect(parseSearch(new URLSearchParams(query))).toEqual(search);
  expect(toQuery(search).toString()).toBe(query);
  expect(isNarrowed(search)).toBe(narrowed);
});

test.each(['capopalestra=nessuno', 'bloccati=forse', 'ordine=caso', 'presenti'])(
  'an unknown value is ignored: %s',
  (query) => {
    expect(parseSearch(new URLSearchParams(query))).toEqual(defaultSearch);
  },
);

test('a player’s URL searches for the username', () => {
  const { search } = new URL(challengerPath('ada+1'), 'http://torneo.example');
  expect(parseSearch(new URLSearchParams(search))).toEqual({ ...defaultSearch, search: 'ada+1' });
});
