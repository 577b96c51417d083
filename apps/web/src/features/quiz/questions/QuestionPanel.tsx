import type { ReactNode, RefObject } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { isRight, type QuestionsState } from '../game/quiz-state.ts';
import { CryIcon } from './icons.tsx';
import styles from './QuestionPanel.module.css';

interface QuestionPanelProps {
  state: QuestionsState;
  heading: RefObject<HTMLHeadingElement | null>;
  onReplayCry: () => void;
  /** The verdict at the Pokémon's feet. */
  children: ReactNode;
}

/** The question with its Pokémon above, or a silhouette if the Pokémon is the answer. */
export function QuestionPanel({ state, heading, onReplayCry, children }: QuestionPanelProps) {
  const { question, rightPicture, phase } = state;
  const { text, picture, audio } = question;
  return (
    <div className={styles.panel} data-waiting={phase === 'loading'}>
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

/** The silhouette of no particular Pokémon with a question mark. */
function Mystery({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 160 160" aria-hidden="true">
      <ellipse cx="80" cy="150" rx="54" ry="8" fill="#060b1f" opacity="0.55" />
      <path
        fill="#141c44"
        stroke="#dbe3ff"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M38 14c12 3 22 13 28 26 9-3 19-3 28 0 6-13 16-23 28-26 3 16 0 32-8 44 12 13 18 30 17 48-1 11 5 18 11 22-7 5-15 6-22 3-8 11-23 17-40 17s-32-6-40-17c-7 3-15 2-22-3 6-4 12-11 11-22-1-18 5-35 17-48-8-12-11-28-8-44z"
      />
      <path
        fill="#ffd76a"
        d="M66 62h28v6h6v20h-6v6h-6v6h-4v10H72V94h6v-6h6v-6h4v-8H74v8H60V68h6zM72 116h12v12H72z"
      />
    </svg>
  );
}
