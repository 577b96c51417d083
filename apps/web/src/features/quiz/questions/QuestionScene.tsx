import type { ReactNode, RefObject } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { isRight, type QuestionsState } from '../game/quiz-state.ts';
import { CryIcon } from './icons.tsx';
import { Mystery } from './Mystery.tsx';
import styles from './QuestionScene.module.css';

interface QuestionSceneProps {
  state: QuestionsState;
  heading: RefObject<HTMLHeadingElement | null>;
  onReplayCry: () => void;
  /** What is said at the feet of the Pokémon. */
  children: ReactNode;
}

/** The Pokémon that is asked about, or a shadow where it must not be seen, above the question. */
export function QuestionScene({ state, heading, onReplayCry, children }: QuestionSceneProps) {
  const { question, rightPicture, phase } = state;
  const { text, picture, audio } = question;
  return (
    <div className={styles.scene} data-waiting={phase === 'loading'}>
      <div className={styles.props}>
        <div key={question.number} className={styles.players} data-met={rightPicture !== null}>
          {picture === undefined ? (
            <Mystery className={styles.mystery} />
          ) : (
            <img className={styles.named} src={assetUrl(picture)} alt="" width={240} height={240} />
          )}
          {rightPicture !== null && (
            <img
              className={styles.answer}
              data-beside={picture !== undefined}
              data-right={isRight(state)}
              src={assetUrl(rightPicture)}
              alt=""
              width={240}
              height={240}
            />
          )}
        </div>
        {children}
      </div>
      <div className={styles.question}>
        <h2 className={styles.text} ref={heading} tabIndex={-1}>
          {text}
        </h2>
        {audio !== null && (
          <Button look="secondary" onClick={onReplayCry}>
            <CryIcon />
            Riascolta il verso
          </Button>
        )}
      </div>
    </div>
  );
}
