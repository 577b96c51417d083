import { isOfflineReady, isServerAway } from '../../lib/connection.ts';
import { useStore } from '../../lib/create-store.ts';
import { useSession } from '../../lib/session.ts';
import { AnimatedBackground } from '../../ui/animated-background/AnimatedBackground.tsx';
import { LeaveQuestion } from '../../ui/leave-question/LeaveQuestion.tsx';
import { OfflinePlayNote } from '../../ui/offline-play/OfflinePlayNote.tsx';
import { ShellFail } from './ShellFail.tsx';
import styles from './ShellGamePage.module.css';
import { ShellIntro } from './ShellIntro.tsx';
import { ShellPlaying } from './ShellPlaying.tsx';
import { useShellTable } from './use-shell-table.ts';

/** /shell-game: finds one of three cards that swap their places. */
export function ShellGamePage() {
  const { state, isForFun, start, retry, choose } = useShellTable();
  const isAway = useStore(isServerAway);
  const canPlayAway = useStore(isOfflineReady);
  const { page, turn, deal } = state;
  const isVisitor = useSession() === null;
  const isUnderWay = page === 'playing' && turn !== null && turn.phase !== 'lost';
  // A player's won rounds are sent as they are won, also after the page is left.
  const wouldLose = isUnderWay && isVisitor && turn.round > 0;
  return (
    <div className={styles.page}>
      <ShellHeader round={page === 'playing' ? (turn?.round ?? 0) : null} />
      <div className={styles.game} data-page={page}>
        {/* Mounted throughout, still while a game is played. */}
        <AnimatedBackground
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
      <LeaveQuestion wouldLose={wouldLose}>I turni superati finora andrebbero persi.</LeaveQuestion>
    </div>
  );
}

/** A decoration: a starfish and a pebble on the sand. */
function SandThings() {
  return (
    <svg className={styles.things} viewBox="0 0 1100 120" aria-hidden="true">
      <g stroke="#0b1220" strokeWidth="3" strokeLinejoin="round">
        <path
          d="M120 30l11 23 26 3-19 18 5 26-23-12-23 12 5-26-19-18 26-3Z"
          fill="#e8754e"
          transform="rotate(14 120 66)"
        />
        <path
          d="M962 44c22-16 50-3 47 19-3 20-33 25-47 11-14 14-31 6-31-8s17-22 31-22Z"
          fill="#8fb5a2"
        />
      </g>
      <g fill="#ffc9a8">
        <circle cx="120" cy="58" r="4" />
        <circle cx="111" cy="71" r="3" />
        <circle cx="130" cy="71" r="3" />
      </g>
    </svg>
  );
}

/** The title, and during a game the number of rounds won. */
function ShellHeader({ round }: { round: number | null }) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>PokéShell</h1>
      {round !== null && (
        <p key={round} className={styles.count} data-grown={round > 0 || undefined}>
          {`Corrette: ${round}`}
        </p>
      )}
    </header>
  );
}
