import { useRef } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { MemoryBoard } from './MemoryBoard.tsx';
import { MemoryEnd } from './MemoryEnd.tsx';
import styles from './MemoryGamePage.module.css';
import { MemoryHeader } from './MemoryHeader.tsx';
import { useMemoryTable } from './use-memory-table.ts';

/** /memory-game: fifteen pairs to find in as few moves as possible. */
export function MemoryGamePage() {
  const { state, start, flip } = useMemoryTable();
  const hasPlayedAgain = useRef(false);
  const game = state.status === 'dealt' ? state.game : null;

  return (
    <div className={styles.page}>
      <MemoryHeader moves={game?.moves ?? 0} found={game?.found ?? 0} onRestart={start} />
      <section className={styles.table} aria-label="Tavolo di gioco">
        <img
          className={styles.landscape}
          src={assetUrl('backgrounds/memory-game.svg')}
          alt=""
          width={1600}
          height={500}
          decoding="async"
        />
        {state.status === 'failed' ? (
          <div className={styles.failure}>
            <ErrorState message="Le carte non sono arrivate." onRetry={start} />
          </div>
        ) : game?.phase === 'finished' && state.status === 'dealt' ? (
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
          <MemoryBoard game={game} onFlip={flip} takesFocus={hasPlayedAgain} />
        )}
      </section>
    </div>
  );
}
