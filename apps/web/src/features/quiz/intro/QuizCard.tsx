import type { ReactNode } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import type { QuizCardContent } from '../kinds.ts';
import { StartFailure } from '../StartFailure.tsx';
import styles from './QuizCard.module.css';

interface QuizCardProps {
  card: QuizCardContent;
  isStarting: boolean;
  /** The last attempt to start failed. */
  hasFailed: boolean;
  /** There is nothing left to win. */
  isDimmed?: boolean;
  /** Undefined: the quiz cannot be started. */
  onStart: (() => void) | undefined;
  /** The line below the text. */
  children: ReactNode;
}

/** A quiz's card: pressing it starts the quiz. */
export function QuizCard(props: QuizCardProps) {
  const { card, isStarting, hasFailed, isDimmed = false, onStart, children } = props;
  const { kind, title, text, pictures, secret } = card;
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.card}
        data-kind={kind}
        data-dimmed={isDimmed}
        disabled={onStart === undefined}
        aria-busy={isStarting}
        onClick={onStart}
      >
        <span className={styles.pictures} data-secret={secret} aria-hidden="true">
          {pictures.map((picture) => (
            <span key={picture} className={pictures.length > 1 ? styles.face : styles.whole}>
              <img
                className={styles.artwork}
                src={assetUrl(picture)}
                alt=""
                width={160}
                height={160}
              />
            </span>
          ))}
        </span>
        <span className={styles.body}>
          <span className={styles.title}>{title} </span>
          <span className={styles.text}>{text} </span>
          <span className={styles.state}>
            {isStarting && <Spinner />}
            {children}
          </span>
        </span>
      </button>
      <StartFailure hasFailed={hasFailed} />
    </li>
  );
}
