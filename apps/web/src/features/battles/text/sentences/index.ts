import { courseSentences } from './course.ts';
import { doingSentences } from './doings.ts';
import { fieldSentences } from './field.ts';
import { hitSentences } from './hits.ts';
import { lastingSentences } from './lasting.ts';
import type { Sentences } from './sentences.ts';

/**
 * Every sentence of a battle, by `kind:what/cause`. Agreement is masculine, with 'Pokémon'. Moves,
 * abilities and items are named without an article: 'lo strumento X', 'l’abilità X'; but each berry
 * is a 'la'.
 */
export const sentences: Sentences = {
  ...courseSentences,
  ...hitSentences,
  ...lastingSentences,
  ...doingSentences,
  ...fieldSentences,
};
