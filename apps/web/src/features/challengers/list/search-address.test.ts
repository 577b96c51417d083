import { expect, test } from 'vitest';
import { addressOf, addressOfChallenger, isNarrowed, searchFrom } from './search-address.ts';

const everybody = {
  search: '',
  order: 'username',
  isStuck: false,
  isIdle: false,
  isPresent: false,
  leaderId: null,
} as const;

test.each([
  ['', everybody, false],
  ['cerca=ada', { ...everybody, search: 'ada' }, true],
  ['ordine=ultimi', { ...everybody, order: 'newest' }, false],
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
] as const)('the address %j', (address, search, narrowed) => {
  expect(searchFrom(new URLSearchParams(address))).toEqual(search);
  expect(addressOf(search).toString()).toBe(address);
  expect(isNarrowed(search)).toBe(narrowed);
});

test.each(['capopalestra=nessuno', 'bloccati=forse', 'ordine=caso', 'presenti'])(
  'what no page has written is left out: %s',
  (address) => {
    expect(searchFrom(new URLSearchParams(address))).toEqual(everybody);
  },
);

test('somebody’s address looks for them alone', () => {
  const { search } = new URL(addressOfChallenger('ada+1'), 'http://torneo.example');
  expect(searchFrom(new URLSearchParams(search))).toEqual({ ...everybody, search: 'ada+1' });
});
