import type { BattleSide, BattleTerms } from '@poketorneo/contract';
import type { ReactNode } from 'react';
import { useImmersiveMode } from '../../../lib/immersive-mode.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { Said } from '../playback/index.ts';
import { type Aiming, BattleStage } from '../stage/index.ts';
import styles from './BattleScreen.module.css';
import { TextBox } from './TextBox.tsx';
import type { BattleShow, StagedBattle } from './use-battle-show.ts';

interface BattleScreenProps {
  battle: StagedBattle;
  terms: BattleTerms;
  show: BattleShow;
  /** Who stands in front. */
  front: BattleSide;
  isOwnSideExact: boolean;
  title: string;
  /** In the bar; false where the page shows it elsewhere. */
  isTurnAnnounced?: boolean;
  /** Small buttons at the top. */
  tools: ReactNode;
  /** What the text box says while nothing plays; null: what was said last. */
  prompt: string | null;
  aiming?: Aiming | null;
  deciding?: 0 | 1 | null;
  /** It has been seen to its end: what it has brought may be staged. */
  isEnded?: boolean;
  /** Below: what can be done, or what came of it. */
  children: ReactNode;
}

/** A battle: its bar, its stage, what is said, and what can be done. */
export function BattleScreen({
  battle,
  terms,
  show: { stage, playback, shown, speed },
  front,
  isOwnSideExact,
  title,
  isTurnAnnounced = true,
  isEnded = false,
  tools,
  prompt,
  aiming = null,
  deciding = null,
  children,
}: BattleScreenProps) {
  useImmersiveMode(!isEnded);
  const { view, sentence, sentenceNumber, isPlaying } = shown;
  const [first, second] = battle.contestants;
  const said = sentence ?? (view.turn === 0 ? `${first.name} contro ${second.name}!` : '');
  const text = isPlaying ? said : (prompt ?? said);
  return (
    <div className={styles.screen} data-battle>
      <div className={styles.bar}>
        <div className={styles.heading}>
          {isTurnAnnounced && (
            <p className={styles.turn}>{view.turn > 0 && `Turno ${view.turn}`}</p>
          )}
          <h1 className={styles.title}>{title}</h1>
        </div>
        <div className={styles.tools}>{tools}</div>
      </div>
      <div className={styles.stage} data-stage>
        <BattleStage
          ref={stage}
          view={view}
          side={front}
          isOwnSideExact={isOwnSideExact}
          format={battle.format}
          arena={battle.arena}
          teamSizes={[first.teamSize, second.teamSize]}
          terms={terms}
          aiming={aiming}
          deciding={deciding}
        />
        {isPlaying && (
          <button
            type="button"
            className={styles.cover}
            aria-label="Avanti"
            tabIndex={-1}
            onClick={() => playback.advance()}
          />
        )}
      </div>
      <div className={styles.text}>
        <TextBox
          text={text}
          typed={isPlaying ? { number: sentenceNumber, speed } : null}
          onAdvance={isPlaying ? () => playback.advance() : null}
        />
      </div>
      <div className={styles.below}>{children}</div>
      <Heard said={shown.said} />
      <VisuallyHidden role="status">{isPlaying ? '' : (prompt ?? '')}</VisuallyHidden>
    </div>
  );
}

/** What is said, for screen readers: each sentence once, when its turn comes. */
function Heard({ said }: { said: readonly Said[] }) {
  return (
    <VisuallyHidden role="log" aria-live="polite" aria-label="Cronaca della lotta">
      {said.map(({ number, text }) => (
        <span key={number}>{text} </span>
      ))}
    </VisuallyHidden>
  );
}
