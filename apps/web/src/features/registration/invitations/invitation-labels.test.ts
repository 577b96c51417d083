import { expect, test } from 'vitest';
import { isLocalNetwork, remainingUses, spokenUrl } from './invitation-labels.ts';

test.each([
  [1, 0, 'Per una persona'],
  [12, 0, 'Restano 12 posti su 12'],
  [12, 11, 'Resta 1 posto su 12'],
  [5, 5, 'Restano 0 posti su 5'],
])('of %i places with %i taken is said: %s', (places, taken, words) => {
  expect(remainingUses({ places, taken })).toBe(words);
});

test.each([
  ['http://192.168.1.20:3000/account/register?invitation=x', '192.168.1.20:3000', true],
  ['http://10.0.0.7/account/register?invitation=x', '10.0.0.7', true],
  ['http://172.20.1.1:8080/', '172.20.1.1:8080', true],
  ['http://portatile.local:3000/', 'portatile.local:3000', true],
  ['http://portatile:3000/', 'portatile:3000', true],
  ['http://[fd00::2]:3000/', '[fd00::2]:3000', true],
  ['https://torneo.example/account/register?invitation=x', 'torneo.example', false],
  ['http://172.32.1.1/', '172.32.1.1', false],
])('%s is said %s, for the same network alone: %s', (link, spoken, isOwn) => {
  expect(spokenUrl(link)).toBe(spoken);
  expect(isLocalNetwork(link)).toBe(isOwn);
});
