import type { QuizQuestion, TrainingQuestion } from '@poketorneo/contract';
import { useCallback, useEffect, useRef } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { useImmersiveMode } from '../../../lib/immersive-mode.ts';
import type { QuizGame } from '../game/quiz-game.ts';
import { isRight, type QuestionsState } from '../game/quiz-state.ts';
import { Stage } from '../stage/Stage.tsx';
import { AnswerCard, type AnswerState } from './AnswerCard.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { QuestionsHeader } from './QuestionsHeader.tsx';
import styles from './QuizQuestions.module.css';
import { TimeBar } from './TimeBar.tsx';
import { moveFocusByArrows, useAnswerKeys } from './use-answer-keys.ts';
import { Verdict } from './Verdict.tsx';

interface QuizQuestionsProps {
  game: QuizGame;
  state: QuestionsState;
}

/** A question with its time bar, answers and verdict. */
export function QuizQuestions({ game, state }: QuizQuestionsProps) {
  const { question, phase, deadline } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const chooseByNumber = useCallback(
    (number: number) => {
      const now = game.get();
      const answer =
        now.page === 'Questions' ? now.question.possibleAnswers[number - 1] : undefined;
      if (answer !== undefined) game.choose(answer.id);
    },
    [game],
  );
  useAnswerKeys(chooseByNumber);
  // While the time runs every touch must hit an answer.
  useImmersiveMode();
  usePreloadedPicture(question);

  // The deadline identifies a question, since the same one may come twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus once
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [deadline]);

  return (
    <Stage className={styles.stage} aria-label="Quiz" onKeyDown={moveFocusByArrows}>
      <div className={styles.top}>
        <QuestionsHeader state={state} onRestart={game.restart} onExit={game.exit} />
        <TimeBar deadline={deadline} isRunning={phase === 'answering'} />
      </div>
      <QuestionPanel state={state} heading={heading} onReplayCry={game.replayCry}>
        <Verdict state={state} onRetry={game.retry} />
      </QuestionPanel>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be for a form */}
      <div
        key={deadline}
        className={styles.answers}
        data-right={isRight(state)}
        role="group"
        aria-label="Risposte"
      >
        {question.possibleAnswers.map(({ id, text }, index) => (
          <AnswerCard
            key={id}
            number={index + 1}
            text={text}
            state={answerStateOf(id, state)}
            isLocked={phase !== 'answering'}
            onChoose={() => game.choose(id)}
          />
        ))}
      </div>
    </Stage>
  );
}

function answerStateOf(id: number, { chosen, correct }: QuestionsState): AnswerState {
  if (correct === null) return id === chosen ? 'chosen' : 'open';
  if (id === correct) return 'right';
  return id === chosen ? 'wrong' : 'passed-over';
}

/** Preloads the answer's picture of a training question. */
function usePreloadedPicture(question: QuizQuestion | TrainingQuestion): void {
  const picture = 'answerPicture' in question ? question.answerPicture : undefined;
  useEffect(() => {
    if (picture !== undefined) new Image().src = assetUrl(picture);
  }, [picture]);
}
