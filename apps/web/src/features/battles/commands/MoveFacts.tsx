import type { BattleTerms } from '@poketorneo/contract';
import { typeById } from '@poketorneo/gen4/types';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TypeSign } from '../../../ui/type-icon/TypeSign.tsx';
import { DamageClassIcon } from '../DamageClassIcon.tsx';
import { battleQueries } from '../queries.ts';
import styles from './MoveFacts.module.css';

interface MoveFactsProps {
  move: string;
  /** Its real type, where it differs from the listed one. */
  typeId?: number | undefined;
  pp: number;
  maxPp: number;
  terms: BattleTerms;
  /** Between figures and description. */
  children?: ReactNode;
}

/** All about a move: type, class, power, accuracy, PP and description. */
export function MoveFacts({ move, typeId, pp, maxPp, terms, children }: MoveFactsProps) {
  const { data: texts } = useQuery(battleQueries.moveTexts());
  const term = terms.moves[move];
  if (term === undefined) return null;
  return (
    <>
      <p className={styles.head}>
        <TypeSign type={typeById(typeId ?? term.typeId)} className={styles.sign} />
        <strong className={styles.name}>{term.name}</strong>
        <DamageClassIcon damageClass={term.damageClass} />
      </p>
      <p className={styles.figures}>
        <span>Potenza {term.power ?? '–'}</span>
        <span>Precisione {term.accuracy === null ? '–' : `${term.accuracy}%`}</span>
        <span>
          PP {pp}/{maxPp}
        </span>
      </p>
      {children}
      <p className={styles.text}>{texts?.[move] ?? '…'}</p>
    </>
  );
}
