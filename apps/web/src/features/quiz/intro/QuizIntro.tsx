import { isServerAway } from '../../../lib/connection.ts';
import { useStore } from '../../../lib/create-store.ts';
import { withReturnUrl } from '../../../lib/return-url.ts';
import { useSession } from '../../../lib/session.ts';
import { AnimatedBackground } from '../../../ui/animated-background/AnimatedBackground.tsx';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import type { IntroState, QuizKind } from '../game/quiz-state.ts';
import { quizCards } from '../kinds.ts';
import { QuizCard } from './QuizCard.tsx';
import styles from './QuizIntro.module.css';
import { SecretQuizCard } from './SecretQuizCard.tsx';

interface QuizIntroProps {
  state: IntroState;
  onStart: (kind: QuizKind) => void;
}

/** The quizzes to choose from; the secret ones only for signed-in players. */
export function QuizIntro({ state, onStart }: QuizIntroProps) {
  const user = useSession();
  const isAway = useStore(isServerAway);
  return (
    <>
      <header className={styles.heading}>
        <AnimatedBackground className={styles.background} name="quiz" isFirst />
        <h1 className={styles.title} tabIndex={-1} data-focus-target>
          PokéQuiz
        </h1>
        <p className={styles.lead}>
          Venti secondi per ogni domanda, quattro risposte, una sola giusta.
        </p>
      </header>
      <div className={styles.choice}>
        <ul className={styles.cards}>
          {quizCards.map((card) => {
            const isPressed = state.kind === card.kind;
            const common = {
              card,
              isStarting: isPressed && state.phase === 'loading',
              hasFailed: isPressed && state.failed,
              onStart: () => onStart(card.kind),
            };
            if (card.kind === 'Training') {
              return (
                <QuizCard key={card.kind} {...common}>
                  {user === null
                    ? 'Aperto a tutti'
                    : isAway
                      ? 'Senza rete non conta per il record'
                      : 'Conta per il tuo record'}
                </QuizCard>
              );
            }
            return (
              user !== null &&
              !isAway && (
                <SecretQuizCard key={card.kind} {...common} kind={card.kind} userId={user.id} />
              )
            );
          })}
        </ul>
        {user === null && (
          <div className={styles.hint}>
            <p>
              Accedi per giocare ai quiz segreti, vincere i loro premi e salvare la tua serie più
              lunga.
            </p>
            <ButtonLink look="secondary" to={withReturnUrl('/account/login', '/quiz')}>
              Accedi
            </ButtonLink>
          </div>
        )}
      </div>
    </>
  );
}
