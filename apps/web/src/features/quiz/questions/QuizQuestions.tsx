import type { QuizQuestion, TrainingQuestion } from '@poketorneo/contract';
import { useCallback, useEffect, useRef } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { useImmersiveMode } from '../../../lib/immersive-mode.ts';
import type { QuizGame } from '../game/quiz-game.ts';
import { isRight, type QuestionsState } from '../game/quiz-state.ts';
import { Stage } from '../stage/Stage.tsx';
import { AnswerCard, type AnswerState } from './AnswerCard.tsx';
import { QuestionScene } from './QuestionScene.tsx';
import { QuestionsHeader } from './QuestionsHeader.tsx';
import styles from './QuizQuestions.module.css';
import { TimeBar } from './TimeBar.tsx';
import { moveFocusByArrows, useAnswerKeys } from './use-answer-keys.ts';
import { Verdict } from './Verdict.tsx';

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
  useImmersiveMode();
  usePreloadedPicture(question);

  // The deadline tells one question from the next, even where the same one comes twice.
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
      <QuestionScene state={state} heading={heading} onReplayCry={game.replayCry}>
        <Verdict state={state} onRetry={game.retry} />
      </QuestionScene>
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
            place={index + 1}
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

/** Preloads the picture of the answer that comes with a training question. */
function usePreloadedPicture(question: QuizQuestion | TrainingQuestion): void {
  const picture = 'answerPicture' in question ? question.answerPicture : undefined;
  useEffect(() => {
    if (picture !== undefined) new Image().src = assetUrl(picture);
  }, [picture]);
}
