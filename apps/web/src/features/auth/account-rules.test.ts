import * as contract from '@poketorneo/contract/endpoints';
import { describe, expect, it } from 'vitest';
import {
  checkConfirmation,
  checkEmail,
  checkFirstName,
  checkLastName,
  checkPassword,
  checkUsername,
} from './account-rules.ts';

const body = contract.auth.signUp.body.shape;
const long = (length: number) => 'x'.repeat(length);

describe('checkUsername', () => {
  const cases: readonly [string, string | undefined][] = [
    ['', 'Scegli un username'],
    ['   ', 'Scegli un username'],
    ['ab', 'Servono almeno 3 caratteri'],
    ['abc', undefined],
    [' rosso ', undefined],
    ['Ash_K.-99', undefined],
    ['perché', 'Usa solo lettere, numeri e i segni _ . -'],
    ['due parole', 'Usa solo lettere, numeri e i segni _ . -'],
    [long(20), undefined],
    [long(21), 'Al massimo 20 caratteri'],
  ];
  it.each(cases)('%j: %s', (value, problem) => {
    expect(checkUsername(value)).toBe(problem);
    expect(body.username.safeParse(value).success).toBe(problem === undefined);
  });
});

describe('checkFirstName and checkLastName', () => {
  const cases: readonly [string, string | undefined, string | undefined][] = [
    ['', 'Scrivi il tuo nome', 'Scrivi il tuo cognome'],
    [' ', 'Scrivi il tuo nome', 'Scrivi il tuo cognome'],
    ["D'Amico", undefined, undefined],
    [long(60), undefined, undefined],
    [long(61), 'Questo nome è troppo lungo', 'Questo cognome è troppo lungo'],
  ];
  it.each(cases)('%j: %s', (value, first, last) => {
    expect(checkFirstName(value)).toBe(first);
    expect(checkLastName(value)).toBe(last);
  });
});

describe('checkEmail', () => {
  const cases: readonly [string, string | undefined][] = [
    ['', 'Scrivi la tua email'],
    ['misty', 'Questa email non sembra valida'],
    ['misty@palestra', 'Questa email non sembra valida'],
    ['misty@palestra.it', undefined],
    [' misty@palestra.it ', undefined],
  ];
  it.each(cases)('%j: %s', (value, problem) => {
    expect(checkEmail(value)).toBe(problem);
  });
});

describe('checkPassword', () => {
  const cases: readonly [string, string | undefined][] = [
    ['', 'Scegli una password'],
    [long(5), 'La password deve avere almeno 6 caratteri'],
    [long(6), undefined],
    ['      ', undefined],
    [long(128), undefined],
    [long(129), 'La password può avere al massimo 128 caratteri'],
  ];
  it.each(cases)('%j: %s', (value, problem) => {
    expect(checkPassword(value)).toBe(problem);
    expect(body.password.safeParse(value).success).toBe(problem === undefined);
  });
});

describe('checkConfirmation', () => {
  const cases: readonly [string, string, string | undefined][] = [
    ['', 'pikachu', 'Ripeti la password'],
    ['Pikachu', 'pikachu', 'Le due password non coincidono'],
    ['pikachu', 'pikachu', undefined],
  ];
  it.each(cases)('%j after %j: %s', (value, password, problem) => {
    expect(checkConfirmation(value, password)).toBe(problem);
  });
});
