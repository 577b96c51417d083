import type { BattleResult, BattleTerms, LeaderBattleState } from '@poketorneo/contract';
import { countsAsMatch } from '@poketorneo/contract';
import { isWin } from '@poketorneo/rules';
import type { BattleView } from '@poketorneo/rules/battle';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import styles from './EndPanel.module.css';
import { headlineOf, meaningOf, reasonOf } from './end-labels.ts';
import { Gains } from './Gains.tsx';
import { LossAdvice } from './LossAdvice.tsx';

interface EndPanelProps {
  battle: LeaderBattleState;
  result: BattleResult;
  view: BattleView;
  terms: BattleTerms;
}

/** The result of a battle against a leader, its gains, and links to what follows. */
export function EndPanel({ battle, result, view, terms }: EndPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { kind, leaderId, contestants } = battle;
  const meaning = meaningOf(result, kind);
  const reason = reasonOf(result);
  const { nextLeader } = result;
  const isWon = isWin(result.outcome);
  return (
    <section className={styles.end} data-outcome={result.outcome}>
      <h2 ref={heading} tabIndex={-1} className={styles.headline}>
        {headlineOf(result)}
      </h2>
      {reason !== null && <p>{reason}</p>}
      {result.match !== null && <Gains gains={result.match.gains} />}
      {meaning !== null && <p>{meaning}</p>}
      {result.outcome === 'loss' && leaderId !== null && (
        <LossAdvice leaderId={leaderId} view={view} side={battle.side} terms={terms} />
      )}
      <div className={styles.next}>
        {isWon && nextLeader !== null && (
          <ButtonLink to={`/battle-preparation/${nextLeader.id}`}>
            Prossima sfida: {nextLeader.name}
          </ButtonLink>
        )}
        {leaderId !== null && (!isWon || !countsAsMatch(kind)) && (
          <ButtonLink to={`/battle-preparation/${leaderId}`}>
            Di nuovo contro {contestants[1].name}
          </ButtonLink>
        )}
        <ButtonLink look="secondary" to={`/replay/battle/${battle.id}`}>
          Rivedi la lotta
        </ButtonLink>
        <ButtonLink look="secondary" to="/tournament-leaders">
          Ai capipalestra
        </ButtonLink>
      </div>
    </section>
  );
}
