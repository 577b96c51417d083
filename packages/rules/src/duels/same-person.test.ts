import { expect, test } from 'vitest';
import { type AccountsTogether, seemSamePerson } from './same-person.ts';

const alone = { 1: 0, 2: 0 };
const onePlaysOthers = { 1: 12, 2: 0 };
const bothPlayOthers = { 1: 12, 2: 1 };
const device = { sharesDevice: true, sharesNetwork: true };
const network = { sharesDevice: false, sharesNetwork: true };
const neither = { sharesDevice: false, sharesNetwork: false };

test.each<[string, AccountsTogether, boolean]>([
  ['the first duels on a club’s tablet', { ...device, together: 1, withOthers: alone }, false],
  ['a third duel on one device', { ...device, together: 2, withOthers: alone }, true],
  ['an account that serves another', { ...device, together: 2, withOthers: onePlaysOthers }, true],
  ['siblings with one tablet', { ...device, together: 30, withOthers: bothPlayOthers }, false],
  ['an evening in the club', { ...network, together: 3, withOthers: alone }, false],
  ['nobody else from one network', { ...network, together: 4, withOthers: alone }, true],
  ['a newcomer’s only friend', { ...network, together: 9, withOthers: onePlaysOthers }, false],
  ['distant friends', { ...neither, together: 50, withOthers: alone }, false],
])('%s', (_, accounts, expected) => {
  expect(seemSamePerson(accounts)).toBe(expected);
});
