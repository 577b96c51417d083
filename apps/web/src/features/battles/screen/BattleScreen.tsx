import type { BattleSide, BattleTerms } from '@poketorneo/contract';
import type { ReactNode } from 'react';
import { useStore } from '../../../lib/create-store.ts';
import { useImmersiveMode } from '../../../lib/immersive-mode.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { arenaOf, type BattleToShow, foeLabelOf } from '../battle-to-show.ts';
import type { AnnouncedSentence } from '../playback/index.ts';
import {
  type Aiming,
  BattleStage,
  type BattleStageProps,
  type Inspection,
} from '../stage/index.ts';
import styles from './BattleScreen.module.css';
import { LogColumn, Recap } from './LogColumn.tsx';
import { type LoggedTurn, recapOf } from './log.ts';
import { recap } from './recap.ts';
import { TextBox } from './TextBox.tsx';
import type { BattlePlayback } from './use-battle-playback.ts';

/* As in the style sheet, where a wide screen in portrait is a tall tablet's. */
const wideScreen = '(min-width: 64rem) and (min-height: 36.01rem)';
const tallTablet = '(min-width: 48rem) and (max-width: 63.99rem) and (min-height: 56rem)';
const longPhone = '(min-width: 50rem) and (max-height: 36rem)';

/** Letters of a title that fit on one line of a phone; a duel has more tools beside it. */
const roomAlone = 10;
const roomBesideViewers = 6;

interface BattleScreenProps {
  battle: BattleToShow;
  terms: BattleTerms;
  battlePlayback: BattlePlayback;
  /** The side seen from behind. */
  nearSide: BattleSide;
  isOwnSideExact: boolean;
  title: string;
  /** False if the page shows the turn elsewhere. */
  isTurnAnnounced?: boolean;
  /** Beside the turn: how many watch. */
  viewers?: ReactNode;
  /** Small buttons at the top. */
  tools: ReactNode;
  /** The text box while nothing plays; null leaves the last sentence there. */
  prompt: string | null;
  /**
   * While something plays, on a tap on stage or text box; otherwise the current beat is hurried.
   */
  onAdvance?: () => void;
  /** The log of the events shown so far. */
  log: () => readonly LoggedTurn[];
  /** Beside the log of wide screens and of tablets. */
  panel?: ReactNode;
  aiming?: Aiming | null;
  inspection?: Inspection | null;
  decidingPosition?: 0 | 1 | null;
  /** Below the plates of each side. */
  underPlates?: BattleStageProps['underPlates'];
  /** Over the text box. */
  question?: ReactNode;
  /** The end has been shown: the reward scenes may follow. */
  isEnded?: boolean;
  /** Below the text box. */
  children: ReactNode;
}

export function BattleScreen({
  battle,
  terms,
  battlePlayback: { stage, playback, state, speed },
  nearSide,
  isOwnSideExact,
  title,
  isTurnAnnounced = true,
  isEnded = false,
  viewers,
  tools,
  prompt,
  onAdvance = () => playback.advance(),
  log,
  panel,
  aiming = null,
  inspection = null,
  decidingPosition = null,
  underPlates = null,
  question,
  children,
}: BattleScreenProps) {
  useImmersiveMode(!isEnded);
  const hasPanel = useMediaQuery(`${wideScreen}, ${tallTablet}`);
  const hasLog = useMediaQuery(`${wideScreen}, ${tallTablet}, ${longPhone}`);
  const isRecapWanted = useStore(recap) === 'on' || speed === 'skip';
  const { view, sentence, sentenceNumber, typedFrom, isPlaying } = state;
  const hasRecap = isRecapWanted && !hasLog && !isEnded;
  const [first, second] = battle.contestants;
  const lastSentence = sentence ?? (view.turn === 0 ? `${first.name} contro ${second.name}!` : '');
  const text = isPlaying ? lastSentence : (prompt ?? lastSentence);
  return (
    <div className={styles.screen} data-battle>
      <div className={styles.bar}>
        <div className={styles.heading}>
          {isTurnAnnounced && (
            <p className={styles.turn}>
              {view.turn > 0 && `Turno ${view.turn}`}
              {viewers}
            </p>
          )}
          <h1
            className={styles.title}
            data-long={title.length > (viewers ? roomBesideViewers : roomAlone) || undefined}
          >
            {title}
          </h1>
        </div>
        <div className={styles.tools}>{tools}</div>
      </div>
      <div className={styles.stage} data-stage>
        <BattleStage
          ref={stage}
          view={view}
          side={nearSide}
          isOwnSideExact={isOwnSideExact}
          format={battle.format}
          arena={arenaOf(battle)}
          teamSizes={[first.teamSize, second.teamSize]}
          terms={terms}
          aiming={aiming}
          inspection={inspection}
          decidingPosition={decidingPosition}
          foeLabel={foeLabelOf(battle, nearSide)}
          underPlates={underPlates}
        />
        {isPlaying && (
          <button
            type="button"
            className={styles.cover}
            aria-label="Avanti"
            tabIndex={-1}
            onClick={onAdvance}
          />
        )}
      </div>
      {hasLog && (
        <div className={styles.aside}>
          {hasPanel && panel}
          <LogColumn turns={log()} />
        </div>
      )}
      <div className={styles.text} data-recap={hasRecap || undefined}>
        {hasRecap && <Recap sentences={recapOf(log(), isPlaying ? view.turn + 1 : view.turn)} />}
        <TextBox
          text={text}
          typed={isPlaying ? { number: sentenceNumber, from: typedFrom, speed } : null}
          onAdvance={isPlaying ? onAdvance : null}
        />
        {question}
      </div>
      <div className={styles.below}>{children}</div>
      <ScreenReaderLog sentences={state.announced} />
      <VisuallyHidden role="status">{isPlaying ? '' : (prompt ?? '')}</VisuallyHidden>
    </div>
  );
}

/** The sentences for screen readers, once each. */
function ScreenReaderLog({ sentences }: { sentences: readonly AnnouncedSentence[] }) {
  return (
    <VisuallyHidden role="log" aria-live="polite" aria-label="Cronaca della lotta">
      {sentences.map(({ number, text }) => (
        <span key={number}>{text} </span>
      ))}
    </VisuallyHidden>
  );
}
