import { isOfflineReady, isServerAway } from '../../lib/connection.ts';
import { useStore } from '../../lib/create-store.ts';
import { useSession } from '../../lib/session.ts';
import { LeaveQuestion } from '../../ui/leave-question/LeaveQuestion.tsx';
import { LivingScene } from '../../ui/living-scene/LivingScene.tsx';
import { OfflinePlayNote } from '../../ui/offline-play/OfflinePlayNote.tsx';
import { SandThings } from './SandThings.tsx';
import { ShellFail } from './ShellFail.tsx';
import styles from './ShellGamePage.module.css';
import { ShellHeader } from './ShellHeader.tsx';
import { ShellIntro } from './ShellIntro.tsx';
import { ShellPlaying } from './ShellPlaying.tsx';
import { useShellTable } from './use-shell-table.ts';

/** /shell-game: three cards change places, and one is to be found again. */
export function ShellGamePage() {
  const { state, isForFun, start, retry, choose } = useShellTable();
  const isAway = useStore(isServerAway);
  const canPlayAway = useStore(isOfflineReady);
  const { page, turn, deal } = state;
  const isVisitor = useSession() === null;
  const isUnderWay = page === 'playing' && turn !== null && turn.phase !== 'lost';
  // A player's rounds are kept as they are won; a visitor's are gone with the game.
  const isSaved = isVisitor ? turn?.round === 0 : !state.isReporting;
  return (
    <div className={styles.page}>
      <ShellHeader round={page === 'playing' ? (turn?.round ?? 0) : null} />
      <div className={styles.scene} data-page={page}>
        {/* The beach stays from page to page; what lives on it rests while somebody plays. */}
        <LivingScene
          className={styles.landscape}
          name="beach"
          isFirst
          isStill={page === 'playing'}
        />
        <SandThings />
        {!isVisitor && (page === 'intro' ? isAway && canPlayAway : isForFun) && <OfflinePlayNote />}
        {page === 'playing' && turn !== null ? (
          <ShellPlaying
            turn={turn}
            message={state.message}
            hasFailed={deal === 'failed'}
            onChoose={choose}
            onRetry={retry}
          />
        ) : page === 'fail' ? (
          <ShellFail round={turn?.round ?? 0} record={state.record} deal={deal} onRetry={start} />
        ) : (
          <ShellIntro deal={deal} onStart={start} />
        )}
      </div>
      <LeaveQuestion wouldLose={isUnderWay && !isSaved}>
        I turni superati finora andrebbero persi.
      </LeaveQuestion>
    </div>
  );
}
