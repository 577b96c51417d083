import type { BattleGrade } from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4';
import type { LeaderLines } from './leader-lines.ts';

const buneary = 427;

/** Whom visitors fight in a trial. */
export const trialTrainer: {
  readonly name: string;
  readonly picture: string;
  readonly grade: BattleGrade;
  readonly lines: LeaderLines;
} = {
  name: 'Nilla',
  picture: faceIconPath(buneary),
  grade: 0,
  lines: {
    before: 'Ciao! Ti presto tre Pokémon: vediamo come te la cavi!',
    ace: 'Questo è il mio preferito. Occhio!',
    lost: 'Complimenti! Sembra che tu l’abbia sempre fatto.',
    won: 'Stavolta è andata a me. Ne facciamo un’altra?',
  },
};

/** What stands for a visitor, until the battle is kept and after. */
export const visitor = { name: 'Recluta', picture: faceIconPath(133) } as const;
