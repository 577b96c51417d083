import { expect, test } from 'vitest';
import { adviceWords } from './advice-words.ts';

test('says who stood, and who would have helped', () => {
  const onix = { name: 'Onix', hpShare: 0.404, answers: ['Piplup', 'Piplup', 'Budew', 'Bidoof'] };
  expect(adviceWords([onix], 0)).toBe(
    'In piedi: Onix con il 40% dei PS. Contro Onix possono aiutarti Piplup e Budew.',
  );
  expect(adviceWords([{ ...onix, answers: [] }], 2)).toBe(
    'In piedi: Onix con il 40% dei PS e 2 altri. Nessuno dei tuoi, per ora, lo colpisce in modo superefficace.',
  );
});

test('says what is known where nobody that was seen stood', () => {
  expect(adviceWords([], 1)).toBe('Al nemico restava 1 Pokémon mai visto.');
  expect(adviceWords([], 0)).toBeNull();
});
