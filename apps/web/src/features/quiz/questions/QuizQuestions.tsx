import { useCallback, useEffect, useRef } from 'react';
import { useDoNotDisturb } from '../../../lib/do-not-disturb.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { QuizGame } from '../game/quiz-game.ts';
import { isRight, type QuestionsState } from '../game/quiz-state.ts';
import { AnswerCard, type AnswerStanding } from './AnswerCard.tsx';
import { CryIcon } from './icons.tsx';
import { QuestionsHeader } from './QuestionsHeader.tsx';
import styles from './QuizQuestions.module.css';
import { TimeBar } from './TimeBar.tsx';
import { moveFocusByArrows, useAnswerKeys } from './use-answer-keys.ts';

interface QuizQuestionsProps {
  game: QuizGame;
  state: QuestionsState;
}

/** The question with its time, its four answers and what comes of them. */
export function QuizQuestions({ game, state }: QuizQuestionsProps) {
  const { question, phase, deadline } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const choosePlace = useCallback(
    (place: number) => {
      const now = game.get();
      const answer = now.page === 'Questions' ? now.question.possibleAnswers[place - 1] : undefined;
      if (answer !== undefined) game.choose(answer.id);
    },
    [game],
  );
  useAnswerKeys(choosePlace);
  // The time runs, and a finger means an answer.
  useDoNotDisturb();

  // The deadline tells one question from the next, even where the same one comes twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus once
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [deadline]);

  return (
    <section className={styles.stage} aria-label="Quiz" onKeyDown={moveFocusByArrows}>
      <div className={styles.top}>
        <QuestionsHeader state={state} onRestart={game.restart} onExit={game.exit} />
        <TimeBar deadline={deadline} isRunning={phase === 'answering'} />
      </div>
      <div className={styles.question} data-waiting={phase === 'loading'}>
        <h2 className={styles.text} ref={heading} tabIndex={-1}>
          {question.text}
        </h2>
        {question.audio !== null && (
          <Button look="secondary" className={styles.cry} onClick={game.replayCry}>
            <CryIcon />
            Riascolta il verso
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be for a form */}
      <div className={styles.answers} role="group" aria-label="Risposte">
        {question.possibleAnswers.map(({ id, text }, index) => (
          <AnswerCard
            key={id}
            place={index + 1}
            text={text}
            standing={standingOf(id, state)}
            isLocked={phase !== 'answering'}
            onChoose={() => game.choose(id)}
          />
        ))}
      </div>
      <div className={styles.verdict}>
        <p role="status" data-right={isRight(state)}>
          {verdictOf(state)}
        </p>
        {state.failed && (
          <>
            <p role="alert">Il server non risponde.</p>
            <Button look="secondary" onClick={game.retry}>
              Riprova
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function standingOf(id: number, { chosen, correct }: QuestionsState): AnswerStanding {
  if (correct === null) return id === chosen ? 'chosen' : 'open';
  if (id === correct) return 'right';
  return id === chosen ? 'wrong' : 'passed-over';
}

function verdictOf(state: QuestionsState): string {
  const { correct, question, kind, streak } = state;
  if (correct === null) return '';
  if (isRight(state)) {
    return kind === 'Training' && streak > 1 ? `Giusto! ${streak} di fila.` : 'Giusto!';
  }
  const right = question.possibleAnswers.find(({ id }) => id === correct)?.text;
  return `Sbagliato: era ${right}.`;
}
