import { type ReactNode, useEffect, useRef } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Confetti } from '../../../ui/confetti/Confetti.tsx';
import { StartFailure } from '../StartFailure.tsx';
import { Stage } from '../stage/Stage.tsx';
import styles from './QuizResult.module.css';

interface QuizResultProps {
  mood: 'success' | 'setback';
  /** A path on the asset host; decoration. */
  picture: string;
  title: string;
  children: ReactNode;
  isRestarting: boolean;
  /** Restarting failed. */
  hasFailed: boolean;
  onRestart: (() => void) | undefined;
  onExit: () => void;
}

/** The end of a quiz. */
export function QuizResult(props: QuizResultProps) {
  const { mood, picture, title, children, isRestarting, hasFailed, onRestart, onExit } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Stage className={styles.stage}>
      <div className={styles.result} data-mood={mood} data-never-covered>
        <img className={styles.picture} src={assetUrl(picture)} alt="" width={480} height={360} />
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      <StartFailure hasFailed={hasFailed} />
      <div className={styles.buttons}>
        <Button onClick={onRestart} busy={isRestarting} disabled={onRestart === undefined}>
          Ricomincia
        </Button>
        <Button look="secondary" onClick={onExit}>
          Esci
        </Button>
      </div>
      {mood === 'success' && <Confetti />}
    </Stage>
  );
}
