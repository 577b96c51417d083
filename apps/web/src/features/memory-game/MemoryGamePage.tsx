import { useRef } from 'react';
import { useSession } from '../../lib/session.ts';
import { AnimatedBackground } from '../../ui/animated-background/AnimatedBackground.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { LeaveQuestion } from '../../ui/leave-question/LeaveQuestion.tsx';
import { OfflinePlayNote } from '../../ui/offline-play/OfflinePlayNote.tsx';
import { FoundTray } from './FoundTray.tsx';
import { MemoryBoard } from './MemoryBoard.tsx';
import { MemoryEnd } from './MemoryEnd.tsx';
import styles from './MemoryGamePage.module.css';
import { MemoryHeader } from './MemoryHeader.tsx';
import { useMemoryTable } from './use-memory-table.ts';

/** /memory-game: fifteen pairs to find in as few moves as possible. */
export function MemoryGamePage() {
  const { state, isForFun, start, flip } = useMemoryTable();
  const isPlayer = useSession() !== null;
  const hasPlayedAgain = useRef(false);
  const game = state.status === 'dealt' ? state.game : null;
  const isFinished = game?.phase === 'finished';

  return (
    <div className={styles.page}>
      <MemoryHeader
        moves={game?.moves ?? 0}
        found={game?.found ?? 0}
        onRestart={isFinished ? undefined : start}
      />
      <section className={styles.table} aria-label="Tavolo di gioco" data-finished={isFinished}>
        <AnimatedBackground className={styles.landscape} name="lake" isFirst />
        {isForFun && isPlayer && <OfflinePlayNote />}
        {state.status === 'failed' ? (
          <div className={styles.failure}>
            <ErrorState message="Le carte non sono arrivate." onRetry={start} />
          </div>
        ) : isFinished && state.status === 'dealt' ? (
          <MemoryEnd
            game={game}
            picture={state.picture}
            message={state.message}
            onPlayAgain={() => {
              hasPlayedAgain.current = true;
              start();
            }}
          />
        ) : (
          <>
            <FoundTray cards={game?.cards ?? []} />
            <MemoryBoard game={game} onFlip={flip} takesFocus={hasPlayedAgain} />
          </>
        )}
      </section>
      <LeaveQuestion wouldLose={game !== null && game.moves > 0 && !isFinished}>
        Le coppie trovate finora andrebbero perse.
      </LeaveQuestion>
    </div>
  );
}
