import { expect, test } from 'vitest';
import { formatAdvice } from './format-advice.ts';

test('names the strongest foe left and up to two winners', () => {
  const onix = { name: 'Onix', hpShare: 0.404, winners: ['Piplup', 'Piplup', 'Budew', 'Bidoof'] };
  expect(formatAdvice([onix], 0)).toBe(
    'Resta in piedi Onix, con il 40% dei PS. Contro Onix possono farcela Piplup e Budew.',
  );
  expect(formatAdvice([{ ...onix, winners: [] }], 2)).toBe(
    'Restano in piedi Onix, con il 40% dei PS, e altri due. Nessuno dei tuoi, per ora, lo batte da solo: serve la squadra.',
  );
  expect(formatAdvice([{ ...onix, winners: undefined }], 0)).toBe(
    'Resta in piedi Onix, con il 40% dei PS.',
  );
});

test('rounds neither to no HP nor to all HP', () => {
  const full = { name: 'Onix', hpShare: 1, winners: ['Piplup'] };
  expect(formatAdvice([full], 1)).toMatch(/^Restano in piedi Onix, con tutti i PS, e un altro\./);
  expect(formatAdvice([{ ...full, hpShare: 0.997 }], 0)).toMatch(/, con il 99% dei PS\./);
  expect(formatAdvice([{ ...full, hpShare: 0.001 }], 0)).toMatch(/, con l’1% dei PS\./);
});

test('counts unseen foes if no other is left', () => {
  expect(formatAdvice([], 1)).toBe('All’avversario restava un Pokémon mai visto.');
  expect(formatAdvice([], 3)).toBe('All’avversario restavano tre Pokémon mai visti.');
  expect(formatAdvice([], 0)).toBeNull();
});
