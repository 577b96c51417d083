import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { QuizState } from './game/quiz-state.ts';
import { useQuizGame } from './game/use-quiz-game.ts';
import { QuizIntro } from './intro/QuizIntro.tsx';
import styles from './QuizPage.module.css';
import { QuizQuestions } from './questions/QuizQuestions.tsx';
import { SetbackResult } from './results/SetbackResult.tsx';
import { SuccessResult } from './results/SuccessResult.tsx';

/** /quiz: the secret quizzes and the training. Every navigation leads back to the cards. */
export function QuizPage() {
  const { game, state } = useQuizGame();
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation ends the quiz
  useEffect(game.exit, [game, location]);
  const page = useRef<HTMLDivElement>(null);
  useStartOfPage(page, state.page);
  return (
    <div className={styles.page} data-page={state.page} ref={page}>
      {state.page === 'Intro' && <QuizIntro state={state} onStart={game.start} />}
      {state.page === 'Questions' && <QuizQuestions game={game} state={state} />}
      {state.page === 'Success' && <SuccessResult game={game} state={state} />}
      {(state.page === 'Fail' || state.page === 'TimeIsUp') && (
        <SetbackResult game={game} state={state} />
      )}
    </div>
  );
}

/** Scrolls each page of the quiz to its top; back at the cards their heading gets the focus. */
function useStartOfPage(
  element: React.RefObject<HTMLElement | null>,
  page: QuizState['page'],
): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    window.scrollTo({ top: 0, behavior: 'instant' });
    element.current?.querySelector<HTMLElement>('[data-focus-target]')?.focus();
  }, [element, page]);
}
