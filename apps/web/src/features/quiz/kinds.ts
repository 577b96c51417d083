import { artworkPath } from '@poketorneo/gen4/asset-paths';
import type { QuizKind } from './game/quiz-state.ts';

const [mew, lucario] = [151, 448];
const [celebi, jirachi, darkrai] = [251, 385, 491];

/** The title and look of a quiz's card. */
export interface QuizCardContent {
  kind: QuizKind;
  title: string;
  text: string;
  /** Paths on the asset host; decoration in vector graphics. */
  pictures: readonly string[];
  /** Shown as silhouettes. */
  secret: boolean;
}

export const quizCards: readonly QuizCardContent[] = [
  {
    kind: 'Pokemon',
    title: 'Pokemon segreti',
    text: 'Dieci domande, sempre più difficili. In palio c’è un Pokémon che non si trova altrove.',
    pictures: [artworkPath(mew)],
    secret: true,
  },
  {
    kind: 'FaceIcon',
    title: 'Icone profilo segrete',
    text: 'Dieci domande, sempre più difficili. In palio c’è un’icona profilo segreta che ancora non hai.',
    pictures: [celebi, jirachi, darkrai].map(artworkPath),
    secret: true,
  },
  {
    kind: 'Training',
    title: 'Allenamento',
    text: 'Domande senza fine: quante di fila ne sai? La serie più lunga va in classifica.',
    pictures: [artworkPath(lucario)],
    secret: false,
  },
];

export function titleOf(kind: QuizKind): string {
  return quizCards.find((card) => card.kind === kind)?.title ?? '';
}
